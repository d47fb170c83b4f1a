import type { LandChange, LandDecisions, LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import { ChangeRow } from './ChangeRow.tsx';
import type { SelectedChange } from './selected-change.ts';

interface ChangeListProps {
  readonly update: LandUpdate;
  readonly changes: readonly LandChange[];
  readonly selected: SelectedChange | undefined;
  /** A change was looked at. */
  readonly onSelect: (number: number) => void;
  /** Left out where nothing can be decided any more. */
  readonly decisions?: {
    readonly picked: ReadonlySet<number>;
    readonly onPick: (picked: ReadonlySet<number>) => void;
    readonly onDecide: (decisions: LandDecisions) => void;
  };
}

export function ChangeList({ update, changes, selected, onSelect, decisions }: ChangeListProps): ReactElement {
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (selected?.from === 'map') bringIntoView(list.current, selected.number);
  }, [selected, changes]);
  return (
    <List ref={list} aria-label={text('landUpdate.changes')}>
      {changes.map((change) => (
        <li
          key={change.number}
          data-number={change.number}
          data-conflict={change.conflict ?? undefined}
          aria-current={change.number === selected?.number ? 'true' : undefined}
        >
          <ChangeRow
            update={update}
            change={change}
            onLookAt={() => onSelect(change.number)}
            {...(decisions && {
              choice: {
                isPicked: decisions.picked.has(change.number),
                onPick: () => decisions.onPick(toggled(decisions.picked, change.number)),
                onDecide: (decision) => decisions.onDecide({ decision, numbers: [change.number] }),
              },
            })}
          />
        </li>
      ))}
    </List>
  );
}

/** What was chosen on the map is where the keyboard goes on. */
function bringIntoView(list: HTMLElement | null, number: number): void {
  const row = list?.querySelector<HTMLElement>(`[data-number="${number}"]`);
  row?.scrollIntoView({ block: 'nearest' });
  row?.querySelector<HTMLElement>('button[aria-expanded]')?.focus({ preventScroll: true });
}

function toggled(picked: ReadonlySet<number>, number: number): ReadonlySet<number> {
  const next = new Set(picked);
  if (!next.delete(number)) next.add(number);
  return next;
}

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.large,
  // Clear of what stays on screen: the header, on a phone the map, and the bar at the bottom.
  '& > li': {
    scrollMargin: 'calc(44vh + 130px) 0 110px',
    [theme.breakpoints.up('md')]: { scrollMargin: '72px 0 110px' },
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li[data-conflict]': { boxShadow: `inset 4px 0 0 ${theme.vars.palette.warning.main}` },
  '& > li[aria-current]': {
    background: `color-mix(in srgb, ${theme.vars.palette.primary.light} 45%, ${theme.vars.palette.background.paper})`,
    boxShadow: `inset 4px 0 0 ${theme.vars.palette.primary.main}`,
  },
}));
