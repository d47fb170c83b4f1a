import { mostTargets } from '@brazda/domain/enumerations/action.ts';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';
import { parcelListOptions, suggestionOptions } from '#web/parts/parcel/parcel.queries.ts';
import { SuggestField } from '#web/ui/SuggestField.tsx';

interface ParcelsFieldProps {
  readonly farmId: number;
  readonly ids: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

/** Parcels that are found by a part of their names and added one after the other. */
export function ParcelsField({ farmId, ids, onChange }: ParcelsFieldProps): ReactElement {
  const text = useText();
  const { search, isTyping, setTyped } = useTypedSearch();
  const { data: found, isFetching } = useQuery({ ...suggestionOptions(farmId, search), enabled: search !== '' });
  const { data: parcels } = useQuery({ ...parcelListOptions(farmId), enabled: ids.length > 0 });
  const names = new Map(parcels?.map(({ id, localName }) => [id, localName]));
  return (
    <Whole>
      <SuggestField
        // What was added leaves the field empty for the next.
        key={ids.length}
        label={<T id="reports.parcels" />}
        suggestions={
          search === ''
            ? []
            : (found ?? [])
                .filter(({ id }) => !ids.includes(id))
                .map(({ id, localName, blockNumber }) => ({
                  id: String(id),
                  label: localName,
                  note: blockNumber ?? undefined,
                }))
        }
        value={null}
        isLoading={isFetching}
        isBehind={isTyping}
        nothingFound={<T id="reports.parcels.nothing" />}
        onType={setTyped}
        onChoose={(chosen) => {
          if (chosen) onChange([...ids, Number(chosen.id)].slice(0, mostTargets));
        }}
      />
      {ids.length > 0 && (
        <ul aria-label={text('reports.parcels')}>
          {ids.map((id) => {
            const name = names.get(id) ?? String(id);
            return (
              <li key={id}>
                <Chip
                  label={name}
                  aria-label={text('reports.parcels.remove', { name })}
                  onClick={() => onChange(ids.filter((one) => one !== id))}
                  onDelete={() => onChange(ids.filter((one) => one !== id))}
                />
              </li>
            );
          })}
        </ul>
      )}
    </Whole>
  );
}

const Whole = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(2),
    margin: theme.spacing(2, 0, 0),
    padding: 0,
    listStyle: 'none',
  },
  '& .MuiChip-root': { minHeight: 44 },
}));
