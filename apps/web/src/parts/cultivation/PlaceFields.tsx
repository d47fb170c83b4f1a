import Draw from '@mui/icons-material/DrawOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { SegmentedChoice } from '#web/ui/SegmentedChoice.tsx';
import type { TypedCultivation } from './typed-cultivation.ts';

interface PlaceFieldsProps {
  readonly typed: TypedCultivation;
  readonly faults: Partial<Record<keyof TypedCultivation, true>>;
  /** Whether the part was drawn: as long as its area is not changed, it stays so. */
  readonly hasOutline: boolean;
  readonly onDraw: () => void;
  readonly onChange: (part: Partial<TypedCultivation>) => void;
}

const places = ['whole', 'part'] as const;

/** Whether a crop takes the whole parcel, or how much of it. */
export function PlaceFields({ typed, faults, hasOutline, onDraw, onChange }: PlaceFieldsProps): ReactElement {
  const text = useText();
  return (
    <>
      <div>
        <SegmentedChoice
          label={text('crops.place')}
          segments={places.map((value) => ({ value, label: <T id={`crops.place.${value}`} /> }))}
          value={typed.isWhole ? 'whole' : 'part'}
          onChoose={(place) => onChange({ isWhole: place === 'whole' })}
        />
      </div>
      {!typed.isWhole && (
        <Pair>
          <NumberField
            label={<T id="crops.part" />}
            decimals={0}
            value={typed.part}
            error={faults.part && <T id="validation.required" />}
            onChange={(part) => onChange({ part })}
          />
          <NumberField
            label={<T id="crops.partArea" />}
            unit="ha"
            decimals={4}
            value={typed.area}
            help={hasOutline ? <T id="crops.drawn" /> : undefined}
            error={faults.area && <T id="crops.areaMissing" />}
            onChange={(area) => onChange({ area, drawn: null })}
          />
        </Pair>
      )}
      {!typed.isWhole && (
        <Button variant="outlined" startIcon={<Draw />} onClick={onDraw} sx={{ alignSelf: 'start', minHeight: 44 }}>
          <T id={hasOutline ? 'crops.drawAgain' : 'crops.draw'} />
        </Button>
      )}
    </>
  );
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  gap: theme.spacing(4),
}));
