import { driftReductions } from '@brazda/domain/enumerations/material.ts';
import type { AuthorisedUse, PlantProtectionFacts, SafeDistance } from '@brazda/domain/materials/material-facts.ts';
import { writeSubstances } from '@brazda/domain/materials/substance-text.ts';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { textIn } from '#web/i18n/text.ts';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';
import { Facts } from './Facts.tsx';

interface ProtectionDetailProps {
  readonly facts: PlantProtectionFacts;
  readonly nameOfCrop: (id: number) => string | undefined;
}

/** What a product is, how it may be used, and how far from what it is kept. */
export function ProtectionDetail({ facts, nameOfCrop }: ProtectionDetailProps): ReactElement {
  const text = useText();
  const { functions, formulation, activeSubstances, kilogramsPerLitre, uses, distances } = facts;
  return (
    <>
      <Facts
        facts={[
          [text('catalogues.functions'), functions.map((one) => text(`material.function.${one}`)).join(', ')],
          [text('catalogues.substances'), writeSubstances(activeSubstances)],
          [text('catalogues.formulation'), formulation],
          [text('catalogues.density'), kilogramsPerLitre],
        ]}
      />
      <Part variant="h3">
        <T id="catalogues.uses" />
      </Part>
      {uses.length === 0 ? <T id="catalogues.noUses" /> : <Uses uses={uses} nameOfCrop={nameOfCrop} />}
      {distances.length > 0 && (
        <>
          <Part variant="h3">
            <T id="catalogues.distances" />
          </Part>
          <Distances distances={distances} />
        </>
      )}
    </>
  );
}

interface UseRow extends AuthorisedUse {
  readonly id: number;
}

function Uses({
  uses,
  nameOfCrop,
}: Pick<ProtectionDetailProps, 'nameOfCrop'> & { readonly uses: readonly AuthorisedUse[] }): ReactElement {
  const text = useText();
  const intl = useIntl();
  const column = (key: string, label: string, cell: (use: UseRow) => string | number | null): FactColumn<UseRow> => ({
    ...{ key, label, cell },
  });
  const rows = uses.map((use, id) => ({ ...use, id }));
  return (
    <Wide role="region" aria-label={text('catalogues.uses')} tabIndex={0}>
      <FactTable
        label={text('catalogues.uses')}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          column('crop', text('parcel.crop'), ({ cropIds, cropText }) =>
            [...cropIds.flatMap((id) => nameOfCrop(id) ?? []), cropText].filter(Boolean).join(', '),
          ),
          column('organism', text('catalogues.organism'), ({ organisms }) =>
            organisms.map(({ name }) => name).join(', '),
          ),
          column('dose', text('catalogues.dose'), (use) => doseOf(intl, use)),
          column('water', text('catalogues.water'), ({ waterMin, waterMax }) => span(intl, waterMin, waterMax)),
          column('stage', 'BBCH', (use) => span(intl, use.growthStageFrom, use.growthStageTo)),
          column('timing', text('catalogues.timing'), ({ timing }) => timing && text(`material.timing.${timing}`)),
          column('most', text('catalogues.most'), ({ mostApplications }) => mostApplications),
          column('between', text('catalogues.between'), ({ leastDaysBetween }) => leastDaysBetween),
          column('preHarvest', text('catalogues.preHarvest'), ({ preHarvest }) => preHarvest),
          column('reentry', text('catalogues.reentry'), ({ reentryHours }) => reentryHours),
        ]}
      />
    </Wide>
  );
}

function doseOf(intl: IntlShape, { doseMin, doseMax, doseUnit, dosePer }: AuthorisedUse): string | null {
  const dose = span(intl, doseMin, doseMax);
  if (dose === null || doseUnit === null) return dose;
  const text = textIn(intl);
  return text(`catalogues.dose.${dosePer}`, { dose, unit: text(`material.unit.${doseUnit}`) });
}

function span(intl: IntlShape, from: number | null, to: number | null): string | null {
  const both = [from, to].flatMap((value) =>
    value === null ? [] : [intl.formatNumber(value, { maximumFractionDigits: 3 })],
  );
  const [first, second] = both;
  if (first === undefined) return null;
  return second === undefined || second === first
    ? first
    : textIn(intl)('catalogues.span', { from: first, to: second });
}

interface Place extends Pick<SafeDistance, 'kind' | 'variant'> {
  readonly id: number;
}

function Distances({ distances }: { readonly distances: readonly SafeDistance[] }): ReactElement {
  const text = useText();
  const places = distances
    .filter(
      ({ kind, variant }, at) => at === distances.findIndex((one) => one.kind === kind && one.variant === variant),
    )
    .map(({ kind, variant }, id): Place => ({ id, kind, variant }));
  const metres = ({ kind, variant }: Place, reduction: number): string | number | null => {
    const found = distances.find(
      (distance) => distance.kind === kind && distance.variant === variant && distance.reduction === reduction,
    );
    return found && found.metres === null ? text('catalogues.forbidden') : (found?.metres ?? null);
  };
  return (
    <FactTable
      label={text('catalogues.distances')}
      rows={places}
      keyOf={({ id }) => id}
      columns={[
        {
          ...{ key: 'kind', label: text('catalogues.place') },
          cell: ({ kind, variant }) =>
            [text(`material.distance.${kind}`), variant && text(`material.timing.${variant}`)]
              .filter(Boolean)
              .join(', '),
        },
        ...driftReductions.map((reduction) => ({
          key: String(reduction),
          label:
            reduction === 0 ? text('catalogues.noReduction') : text('catalogues.reduction', { percent: reduction }),
          isNumber: true,
          cell: (place: Place) => metres(place, reduction),
        })),
      ]}
    />
  );
}

const Part = styled(Typography)(({ theme }) => ({ margin: theme.spacing(4, 0, 2) }));

/** A wide table is scrolled within the dialog. */
const Wide = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  [theme.breakpoints.up('md')]: { '& > table': { minWidth: 760 } },
}));
