import { cropColors, hexColor, readHexColor, type CropColor } from '@brazda/domain/crop-colors.ts';
import { styled } from '@mui/material/styles';
import { useId, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { radii, touchTarget } from '#web/lib/design-tokens.ts';
import { FieldFrame } from '#web/ui/FieldFrame.tsx';
import { focusRing } from '#web/ui/control-styles.ts';

interface ColorFieldProps {
  readonly value: CropColor;
  readonly onChange: (color: CropColor) => void;
}

/** The colour of a crop: one of those that are told apart on a map, or any other. */
export function ColorField({ value, onChange }: ColorFieldProps): ReactElement {
  const text = useText();
  const name = useId();
  const chosen = hexColor(value);
  const choose = (hex: string): void => {
    const color = readHexColor(hex);
    if (color) onChange(color);
  };
  return (
    <div>
      <FieldFrame label={<T id="catalogues.color" />}>
        {(links) => <Any {...links} type="color" value={chosen} onChange={({ target }) => choose(target.value)} />}
      </FieldFrame>
      <Swatches role="radiogroup" aria-label={text('catalogues.colors')}>
        {cropColors.map(hexColor).map((hex, at) => (
          <label key={hex}>
            <input
              type="radio"
              name={name}
              aria-label={text('catalogues.colorNumber', { number: at + 1 })}
              checked={hex === chosen}
              onChange={() => choose(hex)}
            />
            <span style={{ background: hex }} />
          </label>
        ))}
      </Swatches>
    </div>
  );
}

const Any = styled('input')(({ theme }) => ({
  width: 88,
  height: touchTarget,
  padding: 4,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: radii.small,
  cursor: 'pointer',
  '&:focus-visible': focusRing(theme),
}));

const Swatches = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  marginTop: theme.spacing(2),
  '& label': { position: 'relative', width: touchTarget, height: touchTarget, padding: 7, cursor: 'pointer' },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& span': { display: 'block', width: '100%', height: '100%', borderRadius: radii.small },
  '& input:checked + span': { boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}, 0 0 0 4px currentcolor` },
  '& input:focus-visible + span': { ...focusRing(theme), outlineOffset: 4 },
}));
