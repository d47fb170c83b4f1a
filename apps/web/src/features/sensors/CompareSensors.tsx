import type { Node } from '@brazda/contract/iot/nodes.ts';
import Close from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { radii, touchTarget } from '#web/lib/design-tokens.ts';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';
import { SuggestField } from '#web/ui/SuggestField.tsx';
import { mostCompared } from './sensors-search.ts';
import { sensorsOptions } from './sensors.queries.ts';

interface CompareSensorsProps {
  readonly node: Pick<Node, 'id' | 'farmId'>;
  /** Those whose lines stand beside those of the node. */
  readonly compared: readonly Pick<Node, 'id' | 'name'>[];
  readonly onCompare: (ids: readonly number[]) => void;
}

/** Which other sensors of the farm stand in the charts of one. */
export function CompareSensors({ node, compared, onCompare }: CompareSensorsProps): ReactElement {
  const text = useText();
  const { search, isTyping, setTyped } = useTypedSearch();
  const found = useQuery(sensorsOptions(node.farmId, { search: search === '' ? undefined : search }));
  const ids = compared.map(({ id }) => id);
  const others = found.data?.rows.filter(({ id }) => id !== node.id && !ids.includes(id)) ?? [];
  return (
    <>
      {compared.length < mostCompared && (
        <SuggestField
          key={ids.join()}
          hasArrow
          label={<T id="sensors.compare" />}
          suggestions={others.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={null}
          isLoading={found.isFetching}
          isBehind={isTyping || found.isPlaceholderData}
          nothingFound={<T id="sensors.compare.none" />}
          onType={setTyped}
          onChoose={(chosen) => chosen && onCompare([...ids, Number(chosen.id)])}
        />
      )}
      {compared.length > 0 && (
        <Chosen aria-label={text('sensors.compare.chosen')}>
          {compared.map(({ id, name }) => (
            <li key={id}>
              {name}
              <button
                type="button"
                aria-label={text('sensors.compare.remove', { node: name })}
                onClick={() => onCompare(ids.filter((each) => each !== id))}
              >
                <Close fontSize="small" />
              </button>
            </li>
          ))}
        </Chosen>
      )}
    </>
  );
}

const Chosen = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    paddingLeft: theme.spacing(3),
    minHeight: touchTarget,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radii.medium,
    overflowWrap: 'anywhere',
  },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: touchTarget,
    height: touchTarget,
    border: 0,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
}));
