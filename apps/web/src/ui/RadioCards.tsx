import { styled } from '@mui/material/styles';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { fontSizes, fontWeights, radii } from '#web/lib/design-tokens.ts';

interface RadioCard<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly note: ReactNode;
}

interface RadioCardsProps<V extends string> {
  readonly label: ReactNode;
  readonly cards: readonly RadioCard<V>[];
  readonly value: V;
  readonly onChoose: (value: V) => void;
}

/** One of two or three ways, each with a word on what it means. What is chosen is shown at once, before its owner knows of it. */
export function RadioCards<V extends string>({ label, cards, value, onChoose }: RadioCardsProps<V>): ReactElement {
  const name = useId();
  const [known, setKnown] = useState(value);
  const [chosen, setChosen] = useState(value);
  if (known !== value) {
    setKnown(value);
    setChosen(value);
  }
  return (
    <Group>
      <legend>{label}</legend>
      {cards.map((card) => (
        <Card key={card.value} data-chosen={card.value === chosen || undefined}>
          <input
            type="radio"
            name={name}
            value={card.value}
            checked={card.value === chosen}
            onChange={() => {
              setChosen(card.value);
              onChoose(card.value);
            }}
          />
          <span>
            <strong>{card.label}</strong>
            <small>{card.note}</small>
          </span>
        </Card>
      ))}
    </Group>
  );
}

const Group = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { marginBottom: theme.spacing(1), padding: 0, fontWeight: fontWeights.medium },
}));

const Card = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(3),
  padding: theme.spacing(3, 4),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.medium,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.edge },
  '&[data-chosen]': { borderColor: theme.vars.palette.primary.main, background: theme.vars.palette.primary.light },
  '& input': { flex: 'none', width: 18, height: 18, margin: '2px 0 0', accentColor: theme.vars.palette.primary.main },
  '& span': { display: 'flex', flexDirection: 'column' },
  '& strong': { fontWeight: fontWeights.strong },
  '& small': { fontSize: fontSizes.body, color: theme.vars.palette.text.secondary },
  '&[data-chosen] small': { color: theme.vars.palette.text.primary },
}));
