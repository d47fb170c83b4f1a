import type { RecordFinding, RecordRow } from '@brazda/contract/agroevidence/record-imports.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { textIn } from '#web/i18n/text.ts';
import { dayText, saidAmountText } from '#web/parts/action/action-words.ts';
import type { DataColumns } from '#web/ui/data-table/data-column.ts';

/** What is said of a row, in words. */
export function findingText(intl: IntlShape, { code, value }: RecordFinding): string {
  const text = textIn(intl);
  const finding = text(`recordImports.finding.${code}`);
  return value === null ? finding : text('recordImports.findingOf', { value, finding });
}

/** What was brought or taken, each with its amount. */
export function amountsText(
  intl: IntlShape,
  { understood: { materials, products, grazing, irrigation } }: RecordRow,
): string {
  const text = textIn(intl);
  const named = (name: string, isNew: boolean): string => (isNew ? text('recordImports.newMaterial', { name }) : name);
  const all = [
    ...materials.flatMap((one) => [
      text('action.material', { name: named(one.name, one.isNew), amount: saidAmountText(intl, one) }),
      ...packageTexts(intl, one),
    ]),
    ...products.map((one) =>
      text('action.material', { name: text(`action.product.${one.product}`), amount: saidAmountText(intl, one) }),
    ),
    ...(grazing ? grazingTexts(intl, grazing) : []),
    ...(irrigation
      ? [text(`recordImports.irrigation.${irrigation.unit}`, { amount: intl.formatNumber(irrigation.value) })]
      : []),
  ];
  return intl.formatList(all, { type: 'unit' });
}

/** What the package of a material says. */
function packageTexts(
  intl: IntlShape,
  { producedOn, expiresOn }: RecordRow['understood']['materials'][number],
): readonly string[] {
  const text = textIn(intl);
  return [
    ...(producedOn === null ? [] : [text('recordImports.package.produced', { day: dayText(intl, producedOn) })]),
    ...(expiresOn === null ? [] : [text('recordImports.package.expires', { day: dayText(intl, expiresOn) })]),
  ];
}

/** What of a pasture is said. */
function grazingTexts(
  intl: IntlShape,
  { animals, head, days }: NonNullable<RecordRow['understood']['grazing']>,
): readonly string[] {
  const text = textIn(intl);
  return [
    ...(animals === null ? [] : [text(`grazingAnimals.${animals}`)]),
    ...(head === null ? [] : [text('recordImports.grazing.head', { count: head })]),
    ...(days === null ? [] : [text('recordImports.grazing.days', { count: days })]),
  ];
}

/** What the table of rows shows of each: what it was understood as, and what is to be known of it. */
export function useRowColumns(farmId: number): DataColumns<RecordRow> {
  const intl = useIntl();
  return useMemo(() => {
    const text = textIn(intl);
    return [
      {
        key: 'number',
        label: text('recordImports.row'),
        width: 80,
        isNumber: true,
        cell: ({ number }) => intl.formatNumber(number),
      },
      {
        key: 'verdict',
        label: text('recordImports.state'),
        width: 140,
        onCard: 'side',
        cell: ({ verdict }) => <Verdict data-verdict={verdict}>{text(`recordImports.verdict.${verdict}`)}</Verdict>,
      },
      {
        key: 'found',
        label: text('recordImports.found'),
        width: 240,
        grows: true,
        onCard: 'below',
        cell: ({ findings }) => findings.map((finding) => findingText(intl, finding)).join(', '),
      },
      {
        key: 'day',
        label: text('recordImports.role.DAY'),
        width: 116,
        onCard: 'below',
        cell: ({ understood: { day } }) => day && dayText(intl, day),
      },
      {
        key: 'type',
        label: text('recordImports.role.TYPE'),
        width: 140,
        onCard: 'below',
        cell: ({ understood: { actionType }, actionId }) => {
          const name = actionType && text(`actionType.${actionType}`);
          if (actionId === null) return name;
          return (
            <Link
              to="/farm/$farmId/actions/$actionId"
              params={{ farmId: String(farmId), actionId: String(actionId) }}
              tabIndex={-1}
            >
              {name}
            </Link>
          );
        },
      },
      {
        key: 'parcels',
        label: text('recordImports.role.PARCEL'),
        width: 160,
        grows: true,
        onCard: 'below',
        cell: ({ understood: { parcels } }) =>
          intl.formatList(
            parcels.map(({ name }) => name),
            { type: 'unit' },
          ),
      },
      {
        key: 'area',
        label: text('recordImports.role.AREA'),
        width: 104,
        isNumber: true,
        cell: ({ understood: { area } }) =>
          area !== null && text('parcel.hectares', { area: parcelAreaNumber(area, intl.locale) }),
      },
      {
        key: 'amounts',
        label: text('recordImports.role.MATERIAL'),
        width: 220,
        grows: true,
        cell: (row) => amountsText(intl, row),
      },
      {
        key: 'crop',
        label: text('recordImports.role.CROP'),
        width: 140,
        cell: ({ understood: { crop } }) => crop?.name,
      },
      {
        key: 'place',
        label: text('recordImports.place'),
        width: 90,
        isNumber: true,
        cell: ({ place }) => place !== null && intl.formatNumber(place),
      },
    ];
  }, [intl, farmId]);
}

const Verdict = styled('span')(({ theme }) => ({
  '&[data-verdict="ERROR"]': { color: theme.vars.palette.error.main },
  '&[data-verdict="WARNING"]': { color: theme.vars.palette.warning.dark },
  '&[data-verdict="LEFT_OUT"]': { color: theme.vars.palette.text.secondary },
}));
