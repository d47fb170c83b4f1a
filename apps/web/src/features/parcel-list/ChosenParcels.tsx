import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import {
  climateRegionOf,
  climateRegions,
  countryOfClimateRegions,
} from '@brazda/domain/enumerations/climate-region.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { ParcelHints } from '#web/parts/cultivation/ParcelHints.tsx';
import { centersOptions, zonesOptions } from '#web/parts/parcel/divisions.queries.ts';
import { NativeChoice } from '#web/ui/ChoiceField.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { AddDivisionDialog } from './AddDivisionDialog.tsx';
import { useAssign, type Assignment } from './parcel-list.queries.ts';
import type { ParcelTable } from './use-parcel-table.ts';

interface ChosenParcelsProps {
  readonly farm: Farm;
  readonly table: ParcelTable;
}

type NewDivision = 'new center' | 'new zone';

/** What is done with all that are chosen: one call for all of them. */
export function ChosenParcels({ farm, table }: ChosenParcelsProps): ReactElement {
  const text = useText();
  const { data: centers = [] } = useQuery(centersOptions(farm.id));
  const { data: zones = [] } = useQuery(zonesOptions(farm.id));
  const assign = useAssign(farm.id, ({ changed, changeId }) => ({
    changeId,
    message: <T id="parcelList.assigned" values={{ count: changed }} />,
  }));
  const showSnackbar = useSnackbar();
  const [added, setAdded] = useState<NewDivision>();
  const { chosen, isAll } = table.choice;
  const total = table.ids?.length ?? 0;

  const send = async (what: Assignment): Promise<void> => {
    try {
      await assign.mutateAsync({ what, parcelIds: [...chosen] });
    } catch (error) {
      showSnackbar({ tone: 'error', message: <ErrorText error={error} /> });
    }
  };
  const chooseCenter = (value: string): void => {
    if (value === 'new') setAdded('new center');
    else if (value !== '') void send({ kind: 'center', id: value === 'none' ? null : Number(value) });
  };
  const chooseZone = (value: string): void => {
    const [way, id] = value.split(' ');
    if (way === 'new') setAdded('new zone');
    else if (id !== undefined) void send({ kind: 'zone', id: Number(id), isIn: way === 'in' });
  };

  const chooseClimateRegion = (value: string): void => {
    if (value !== '') void send({ kind: 'climate region', climateRegion: climateRegionOf(value) });
  };

  return (
    <Bar role="region" aria-label={text('parcelList.chosenParcels')}>
      <strong role="status">
        <T id="parcelList.chosen" values={{ count: chosen.size }} />
      </strong>
      <ParcelHints farmId={farm.id} parcelIds={[...chosen]} />
      {!isAll && (
        <Button onClick={table.chooseAll}>
          <T id="parcelList.chooseAll" values={{ count: total }} />
        </Button>
      )}
      <Button onClick={table.clear}>
        <T id="parcelList.chooseNone" />
      </Button>
      <NativeChoice
        aria-label={text('parcelList.setCenter')}
        value=""
        disabled={assign.isPending}
        onChange={({ target }) => chooseCenter(target.value)}
      >
        <option value="">{text('parcelList.setCenter')}</option>
        {centers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="none">{text('parcelList.noCenter')}</option>
        <option value="new">{text('parcelList.newCenter')}</option>
      </NativeChoice>
      <NativeChoice
        aria-label={text('parcelList.setZone')}
        value=""
        disabled={assign.isPending}
        onChange={({ target }) => chooseZone(target.value)}
      >
        <option value="">{text('parcelList.setZone')}</option>
        {zones.map(({ id, name }) => (
          <option key={`in ${id}`} value={`in ${id}`}>
            {text('parcelList.intoZone', { zone: name })}
          </option>
        ))}
        {zones.map(({ id, name }) => (
          <option key={`out ${id}`} value={`out ${id}`}>
            {text('parcelList.outOfZone', { zone: name })}
          </option>
        ))}
        <option value="new">{text('parcelList.newZone')}</option>
      </NativeChoice>
      {farm.countryCode === countryOfClimateRegions && (
        <NativeChoice
          aria-label={text('parcelList.setClimateRegion')}
          value=""
          disabled={assign.isPending}
          onChange={({ target }) => chooseClimateRegion(target.value)}
        >
          <option value="">{text('parcelList.setClimateRegion')}</option>
          {climateRegions.map((region) => (
            <option key={region} value={region}>
              {text(`parcel.climateRegion.${region}`)}
            </option>
          ))}
          <option value="unknown">{text('parcel.climateRegion.unknown')}</option>
        </NativeChoice>
      )}
      {added && (
        <AddDivisionDialog
          farmId={farm.id}
          kind={added === 'new center' ? 'center' : 'zone'}
          onAdded={(id) =>
            void send(added === 'new center' ? { kind: 'center', id } : { kind: 'zone', id, isIn: true })
          }
          onClose={() => setAdded(undefined)}
        />
      )}
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 3),
  borderRadius: 12,
  background: theme.vars.palette.primary.light,
  '& select': { width: 'auto', maxWidth: 240, fontSize: fontSizes.body },
}));
