import { foldText } from '@brazda/domain/fold-text.ts';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useMemo, useRef, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Input } from '#web/ui/Field.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { LongList } from '#web/ui/LongList.tsx';
import { useFarmMapState } from '../farm-map-state.ts';
import { ListHead, ListSum } from '../list-layout.ts';
import { MapSheet } from '../MapSheet.tsx';
import { SensorListRow, sensorRowHeight } from './SensorListRow.tsx';

interface SensorListProps {
  readonly filter: string;
  /** Whether it was just opened by somebody who will go on in it. */
  readonly hasFocus: boolean;
  readonly onFilter: (filter: string) => void;
  readonly onClose: () => void;
}

/** Says in words which sensors the map shows; arrow keys go through it, Enter chooses and flies there. */
export function SensorList({ filter, hasFocus, onFilter, onClose }: SensorListProps): ReactElement {
  const { farm, sensors } = useFarmMapState();
  const { chosen, error, places, pointed, retry, show } = sensors;
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  const rows = useMemo(() => {
    const sought = foldText(filter);
    return places?.filter(({ name }) => foldText(name).includes(sought));
  }, [places, filter]);
  return (
    <MapSheet part="side" label={text('map.sensors.list')}>
      <ListHead>
        <h2>
          <T id="map.sensors.list" />
        </h2>
        <LinkButton size="small" to="/farm/$farmId/sensors" params={{ farmId: String(farm.id) }}>
          <T id="map.openTable" />
        </LinkButton>
        <IconButton aria-label={text('action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </ListHead>
      <Filter>
        <Input
          autoFocus={hasFocus}
          type="text"
          aria-label={text('map.sensors.filter')}
          placeholder={text('map.sensors.filter')}
          autoComplete="off"
          spellCheck={false}
          value={filter}
          onChange={({ target }) => onFilter(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
          }}
        />
      </Filter>
      <ListSum role="status">{rows && <T id="sensors.places.count" values={{ count: rows.length }} />}</ListSum>
      {error && !places && <ErrorState error={error} onRetry={retry} />}
      {!rows && !error && <Skeleton variant="rounded" height={sensorRowHeight} sx={{ margin: 4 }} />}
      {rows && rows.length > 0 && (
        <LongList
          key={filter}
          ref={list}
          rows={rows}
          keyOf={({ locationId }) => locationId}
          rowHeight={sensorRowHeight}
          isCurrent={({ locationId }) => locationId === chosen?.locationId}
          onChoose={show}
          onPoint={(place) => pointed.point(place?.locationId)}
        >
          {(place) => <SensorListRow place={place} pointed={pointed} />}
        </LongList>
      )}
      {rows?.length === 0 && <NoSensors filter={filter} onClear={() => onFilter('')} />}
    </MapSheet>
  );
}

/** None at all, or none with what was typed in its name. */
function NoSensors({ filter, onClear }: { readonly filter: string; readonly onClear: () => void }): ReactElement {
  if (filter === '')
    return (
      <EmptyState heading={<T id="map.sensors.none" />}>
        <T id="map.sensors.noneHelp" />
      </EmptyState>
    );
  return (
    <EmptyState
      heading={<T id="sensors.nothing" />}
      actions={
        <Button variant="outlined" onClick={onClear}>
          <T id="map.filter.clear" />
        </Button>
      }
    >
      <T id="map.sensors.nothingHelp" values={{ text: filter }} />
    </EmptyState>
  );
}

const Filter = styled('div')(({ theme }) => ({ padding: theme.spacing(0, 4, 3) }));
