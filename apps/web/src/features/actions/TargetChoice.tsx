import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { mostTargets } from '@brazda/domain/enumerations/action.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import { searchTextOf } from '@brazda/domain/search-key.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { lazy, memo, Suspense, useCallback, useId, useState, type ReactElement, type ReactNode } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { touchTarget } from '#web/lib/design-tokens.ts';
import { isCarried } from '#web/lib/follow-position.ts';
import { useCropName } from '#web/parts/crop/crop-name.ts';
import type { AskedRestrictions } from '#web/parts/restriction/restrictions.queries.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { NativeChoice } from '#web/ui/ChoiceField.tsx';
import { Input } from '#web/ui/Field.tsx';
import { FieldNote } from '#web/ui/FieldFrame.tsx';
import { LateLoader } from '#web/ui/LateLoader.tsx';
import { SegmentedChoice } from '#web/ui/SegmentedChoice.tsx';
import { hectaresOf, toggledTarget, withTargets, type Targets, type TargetsChange } from './chosen-targets.ts';
import type { FormParcel, FormParcels } from './form-parcels.ts';
import { FormPart } from './FormPart.tsx';
import { TargetList } from './TargetList.tsx';

/** The map comes after the list: it is large, and the list says it all. */
const TargetMap = lazy(async () => ({ default: (await import('./TargetMap.tsx')).TargetMap }));

const HereOffer = lazy(async () => ({ default: (await import('./HereOffer.tsx')).HereOffer }));

interface TargetChoiceProps {
  readonly farm: Farm;
  readonly parcels: FormParcels;
  readonly targets: Targets;
  readonly day: string | null;
  /** What is brought onto them, as far as it is said. */
  readonly asked: AskedRestrictions | undefined;
  readonly error: ReactNode;
  /** Whether it is recorded for the first time: then it is likely to be where one is. */
  readonly isNew: boolean;
  readonly onChange: (change: TargetsChange) => void;
}

/** On which parcels, and on how much of each: from a list that is searched and filtered, or by clicks on the map. */
export const TargetChoice = memo(function TargetChoice(props: TargetChoiceProps): ReactElement {
  const { farm, parcels, targets, day, asked, error, isNew, onChange } = props;
  const text = useText();
  const { locale } = useLanguage();
  const note = useId();
  const [view, setView] = useState<'list' | 'map'>('list');
  const [drawing, setDrawing] = useState<number>();
  const draw = useCallback((parcelId: number) => {
    setView('map');
    setDrawing(parcelId);
  }, []);
  const filter = useTargetFilter(parcels, targets);
  const { shown } = filter;
  const [isOffered] = useState(() => isNew && isCarried());
  const toggle = (id: number): void => onChange((now) => toggledTarget(now, id));
  const area = parcelAreaNumber(hectaresOf(targets, parcels), locale);
  return (
    <FormPart heading={<T id="actions.parcels" />}>
      <Head>
        <strong role="status">
          <T id="actions.parcels.chosen" values={{ count: targets.length, area }} />
        </strong>
        <SegmentedChoice
          label={text('actions.parcels.how')}
          segments={[
            { value: 'list', label: text('actions.parcels.list') },
            { value: 'map', label: text('actions.parcels.map') },
          ]}
          value={view}
          onChoose={(next) => {
            setView(next);
            setDrawing(undefined);
          }}
        />
      </Head>
      {error !== undefined && (
        <FieldNote id={note} isError>
          {error}
        </FieldNote>
      )}
      {isOffered && (
        <Suspense fallback={<HerePlace />}>
          <HereOffer farmId={farm.id} parcels={parcels} targets={targets} onToggle={toggle} />
        </Suspense>
      )}
      <TargetFilter parcels={parcels} filter={filter} isInvalid={error !== undefined} noteId={note} />
      <Acts>
        {shown.length > 0 && (
          <Button
            onClick={() =>
              onChange((now) =>
                withTargets(
                  now,
                  shown.map(({ id }) => id),
                ),
              )
            }
          >
            <T id="actions.parcels.chooseShown" values={{ count: Math.min(shown.length, mostTargets) }} />
          </Button>
        )}
        {targets.length > 0 && (
          <Button onClick={() => onChange(() => [])}>
            <T id="actions.parcels.chooseNone" />
          </Button>
        )}
      </Acts>
      {view === 'list' && <TargetList parcels={shown} targets={targets} onChange={onChange} onDraw={draw} />}
      {view === 'map' && (
        <MapPlace data-drawing={drawing !== undefined}>
          <Suspense fallback={<LateLoader label={<T id="shell.loading" />} />}>
            <TargetMap
              farm={farm}
              parcels={parcels}
              targets={targets}
              day={day}
              asked={asked}
              drawing={drawing}
              onDraw={setDrawing}
              onChange={onChange}
            />
          </Suspense>
        </MapPlace>
      )}
    </FormPart>
  );
});

interface Filter {
  readonly typed: string;
  readonly crop: string;
  readonly isChosenOnly: boolean;
  readonly put: (part: Partial<Pick<Filter, 'typed' | 'crop' | 'isChosenOnly'>>) => void;
  readonly shown: readonly FormParcel[];
}

function useTargetFilter({ all }: FormParcels, targets: Targets): Filter {
  const [said, setSaid] = useState({ typed: '', crop: '', isChosenOnly: false });
  const key = searchTextOf(said.typed);
  const chosen = new Set(targets.map(({ parcelId }) => parcelId));
  const shown = all.filter(
    (parcel) =>
      parcel.key.includes(key) &&
      (said.crop === '' || parcel.crop?.name === said.crop) &&
      (!said.isChosenOnly || chosen.has(parcel.id)),
  );
  return { ...said, shown, put: (part) => setSaid((before) => ({ ...before, ...part })) };
}

interface TargetFilterProps {
  readonly parcels: FormParcels;
  readonly filter: Filter;
  readonly isInvalid: boolean;
  readonly noteId: string;
}

function TargetFilter({ parcels, filter, isInvalid, noteId }: TargetFilterProps): ReactElement {
  const text = useText();
  const nameOf = useCropName();
  const crops = [...new Set(parcels.all.flatMap(({ crop }) => crop?.name ?? []))].toSorted((one, other) =>
    one.localeCompare(other),
  );
  return (
    <Tools role="search" aria-label={text('actions.parcels.find')}>
      <Input
        type="search"
        aria-label={text('actions.parcels.search')}
        placeholder={text('actions.parcels.search')}
        autoComplete="off"
        spellCheck={false}
        value={filter.typed}
        {...(isInvalid && { 'aria-invalid': true, 'aria-describedby': noteId })}
        onChange={({ target }) => filter.put({ typed: target.value })}
        onKeyDown={(event) => {
          // The form is not sent by whoever looks for a parcel.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <NativeChoice
        aria-label={text('actions.parcels.anyCrop')}
        value={filter.crop}
        onChange={({ target }) => filter.put({ crop: target.value })}
      >
        <option value="">{text('actions.parcels.anyCrop')}</option>
        {crops.map((name) => (
          <option key={name} value={name}>
            {nameOf({ name })}
          </option>
        ))}
      </NativeChoice>
      <Checkbox
        label={<T id="actions.parcels.chosenOnly" />}
        checked={filter.isChosenOnly}
        onChange={({ target }) => filter.put({ isChosenOnly: target.checked })}
      />
    </Tools>
  );
}

/** As high as what comes, so that the list below stays where it is. */
const HerePlace = styled('div')({ minHeight: touchTarget });

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  fontVariantNumeric: 'tabular-nums',
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
}));

const Acts = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));

const MapPlace = styled('div')({
  height: 440,
  display: 'flex',
  // What is drawn wants room beside the panel that says how.
  '&[data-drawing="true"]': { height: 'min(640px, 85vh)' },
});
