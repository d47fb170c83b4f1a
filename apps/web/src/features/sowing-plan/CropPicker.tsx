import type { PlanChoice } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { styled } from '@mui/material/styles';
import { useId, useState, type KeyboardEvent, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { CropSwatch } from '#web/parts/parcel/CropSwatch.tsx';
import { cropColor, useCropName } from '#web/parts/crop/crop-name.ts';
import { Input } from '#web/ui/Field.tsx';
import { lettersToSearch, suggestedCrops } from './crop-choices.ts';

interface CropPickerProps {
  /** All that may be chosen, those that the farm grows first. */
  readonly crops: readonly PlanChoice[];
  readonly label: string;
  /** What was typed already to open it. */
  readonly typed?: string;
  readonly onChoose: (cropId: number, isTabbed: boolean) => void;
  readonly onClose: () => void;
}

/** Finds a crop by a part of its name; before anything is typed it offers what the farm grows most. */
export function CropPicker({ crops, label, typed: begun = '', onChoose, onClose }: CropPickerProps): ReactElement {
  const text = useText();
  const nameOf = useCropName();
  const id = useId();
  const [typed, setTyped] = useState(begun);
  const [active, setActive] = useState(0);
  const found = suggestedCrops(typed, crops, nameOf);
  const chosen = Math.min(active, found.length - 1);

  const onKeyDown = (event: KeyboardEvent): void => {
    // What is typed here is no business of the grid below.
    event.stopPropagation();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const crop = found[chosen];
    if (step !== undefined) setActive((chosen + step + found.length) % Math.max(1, found.length));
    else if (event.key === 'Escape') onClose();
    else if ((event.key === 'Enter' || event.key === 'Tab') && crop) onChoose(crop.id, event.key === 'Tab');
    else return;
    event.preventDefault();
  };

  return (
    <div>
      <Input
        autoFocus
        role="combobox"
        aria-label={label}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-crops`}
        aria-autocomplete="list"
        aria-activedescendant={found[chosen] && `${id}-${found[chosen].id}`}
        autoComplete="off"
        spellCheck={false}
        placeholder={text('sowingPlan.picker.placeholder')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Crops role="listbox" id={`${id}-crops`} aria-label={text('sowingPlan.picker.crops')}>
        {found.map((crop, at) => (
          <li
            key={crop.id}
            id={`${id}-${crop.id}`}
            role="option"
            aria-selected={at === chosen}
            ref={at === chosen ? keepInSight : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(crop.id, false)}
          >
            <CropSwatch color={cropColor(crop)} />
            {nameOf(crop)}
          </li>
        ))}
      </Crops>
      {found.length === 0 && (
        <Hint role="status">
          {typed.trim().length < lettersToSearch ? (
            <T id="sowingPlan.picker.typeMore" values={{ letters: lettersToSearch }} />
          ) : (
            <T id="sowingPlan.picker.nothing" values={{ typed: typed.trim() }} />
          )}
        </Hint>
      )}
    </div>
  );
}

function keepInSight(option: HTMLLIElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

const Crops = styled('ul')(({ theme }) => ({
  maxHeight: 200,
  overflowY: 'auto',
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    minHeight: 36,
    padding: theme.spacing(0, 2),
    borderRadius: 8,
    cursor: 'pointer',
  },
  '@media (pointer: coarse)': { maxHeight: 320, '& li': { minHeight: 44 } },
  '& li:hover': { background: theme.vars.palette.background.default },
  '& li[aria-selected="true"]': { background: theme.vars.palette.primary.light },
}));

const Hint = styled('p')(({ theme }) => ({
  margin: theme.spacing(2, 0, 1),
  color: theme.vars.palette.text.secondary,
}));
