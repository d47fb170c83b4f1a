import { styled } from '@mui/material/styles';
import { memo, useCallback, useId, useState, type ReactElement } from 'react';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, radii } from '#web/lib/design-tokens.ts';
import { formatNumber, parseNumber } from '#web/lib/numbers.ts';
import { cropColor, useCropName } from '#web/parts/crop/crop-name.ts';
import { CropSwatch } from '#web/parts/parcel/CropSwatch.tsx';
import { nearRows } from '#web/ui/data-table/near-rows.ts';
import { Input } from '#web/ui/Field.tsx';
import { useTypedValue } from '#web/ui/use-typed-value.ts';
import { isArea } from './action-faults.ts';
import { toggledTarget, withArea, type Targets, type TargetsChange } from './chosen-targets.ts';
import { DrawButton } from './DrawButton.tsx';
import type { FormParcel } from './form-parcels.ts';

interface TargetListProps {
  readonly parcels: readonly FormParcel[];
  readonly targets: Targets;
  readonly onChange: (change: TargetsChange) => void;
  /** A part of a chosen parcel is to be drawn. */
  readonly onDraw: (parcelId: number) => void;
}

const rowHeight = 56;
const nearness = { before: 10, after: 25 };
const rowsPerStep = 5;
const hectare = 'ha';
/** Square metres count. */
const areaDecimals = 4;

/** Parcels to be chosen, of which only those near to what is in sight are in the page. */
export function TargetList({ parcels, targets, onChange, onDraw }: TargetListProps): ReactElement {
  const text = useText();
  const [first, setFirst] = useState(0);
  const [focused, setFocused] = useState(-1);
  const chosen = new Map(targets.map((target) => [target.parcelId, target]));
  const toggle = useCallback((id: number) => onChange((now) => toggledTarget(now, id)), [onChange]);
  const setArea = useCallback(
    (id: number, area: number | null) => onChange((now) => withArea(now, id, area)),
    [onChange],
  );
  if (parcels.length === 0)
    return (
      <Nothing>
        <T id="actions.parcels.nothing" />
      </Nothing>
    );
  return (
    <Scroller
      aria-label={text('actions.parcels')}
      onScroll={({ currentTarget }) => {
        const inSight = Math.floor(currentTarget.scrollTop / rowHeight);
        setFirst(inSight - (inSight % rowsPerStep));
      }}
      onFocus={({ target }) => setFocused(Number(target.closest('li')?.dataset['index'] ?? -1))}
    >
      <li aria-hidden style={{ position: 'static', height: parcels.length * rowHeight }} />
      {nearRows(Math.min(first, parcels.length), focused, parcels.length, nearness).rows.map((index) => {
        const parcel = parcels[index];
        return parcel === undefined ? null : (
          <TargetRow
            key={parcel.id}
            parcel={parcel}
            index={index}
            count={parcels.length}
            isChosen={chosen.has(parcel.id)}
            area={chosen.get(parcel.id)?.area ?? null}
            isDrawn={(chosen.get(parcel.id)?.geometry ?? null) !== null}
            onToggle={toggle}
            onArea={setArea}
            onDraw={onDraw}
          />
        );
      })}
    </Scroller>
  );
}

interface TargetRowProps {
  readonly parcel: FormParcel;
  readonly index: number;
  readonly count: number;
  readonly isChosen: boolean;
  /** Null for all of it. */
  readonly area: number | null;
  readonly isDrawn: boolean;
  readonly onToggle: (id: number) => void;
  readonly onArea: (id: number, area: number | null) => void;
  readonly onDraw: (id: number) => void;
}

/** It is drawn anew only when it is another: a key in one of three hundred costs one. */
const TargetRow = memo(function TargetRow(props: TargetRowProps): ReactElement {
  const { parcel, index, count, isChosen, area, isDrawn, onToggle, onArea, onDraw } = props;
  const id = useId();
  const nameOf = useCropName();
  const { locale } = useLanguage();
  return (
    <li
      data-index={index}
      data-chosen={isChosen}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ top: index * rowHeight, height: rowHeight }}
    >
      <input id={id} type="checkbox" checked={isChosen} onChange={() => onToggle(parcel.id)} />
      <label htmlFor={id}>
        <span>{parcel.name}</span>
        {parcel.crop && (
          <small>
            <CropSwatch color={cropColor(parcel.crop)} /> {nameOf(parcel.crop)}
          </small>
        )}
      </label>
      {isChosen ? (
        <>
          <AreaInput parcel={parcel} area={area} onArea={onArea} />
          <DrawButton name={parcel.name} isDrawn={isDrawn} onClick={() => onDraw(parcel.id)} />
        </>
      ) : (
        <span>
          <T id="parcel.hectares" values={{ area: parcelAreaNumber(parcel.area, locale) }} />
        </span>
      )}
    </li>
  );
});

/** How much of a parcel; emptied it is all of it. */
function AreaInput({ parcel, area, onArea }: Pick<TargetRowProps, 'parcel' | 'area' | 'onArea'>): ReactElement {
  const text = useText();
  const { locale } = useLanguage();
  const { isWrong, input } = useTypedValue({
    value: area ?? parcel.area,
    write: (number: number) => formatNumber(number, locale, areaDecimals),
    read: (typed) => parseNumber(typed, locale, areaDecimals),
    onChange: (next) => onArea(parcel.id, next),
  });
  return (
    <Area>
      <Input
        inputMode="decimal"
        autoComplete="off"
        aria-label={text('actions.parcels.areaOf', { name: parcel.name })}
        {...((isWrong || !isArea({ area }, parcel.area)) && { 'aria-invalid': true })}
        {...input}
      />
      <span>{hectare}</span>
    </Area>
  );
}

const Scroller = styled('ul')(({ theme }) => ({
  position: 'relative',
  height: 440,
  maxHeight: '60vh',
  overflowY: 'auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.medium,
  '& > li': {
    position: 'absolute',
    left: 0,
    right: 0,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    padding: theme.spacing(0, 3),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > li[data-chosen="true"]': { background: theme.vars.palette.primary.light },
  '& input[type="checkbox"]': {
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    accentColor: theme.vars.palette.primary.main,
  },
  '& label': {
    flex: 1,
    minWidth: 0,
    minHeight: 44,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    cursor: 'pointer',
  },
  '& label > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { fontSize: fontSizes.caption, color: theme.vars.palette.text.secondary },
}));

const Area = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& > input': { width: 96, minHeight: 44, textAlign: 'right' },
}));

const Nothing = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));
