import type { Node, NodeBase } from '@brazda/contract/iot/nodes.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { iotNodesBasesFields } from '#web/lib/fields.generated.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { basesOptions } from './sensors.queries.ts';

interface BaseDialogProps {
  readonly node: Pick<Node, 'id' | 'farmId'>;
  readonly isPending: boolean;
  readonly onChoose: (base: NodeBase) => void;
  readonly onClose: () => void;
}

const typingPauseMs = 300;

/** Chooses a sensor of the wind among those of the farm. */
export function BaseDialog({ node, isPending, onChoose, onClose }: BaseDialogProps): ReactElement {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), typingPauseMs);
  const { data: bases, error, refetch } = useQuery(basesOptions(node.farmId, node.id, search));
  return (
    <PlainDialog heading={<T id="sensors.base" />} onClose={onClose}>
      <Choice>
        <Field
          autoFocus
          type="search"
          autoComplete="off"
          label={<T id="sensors.base.search" />}
          value={typed}
          maxLength={iotNodesBasesFields.search.maxLength}
          onChange={({ target }) => setTyped(target.value)}
        />
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {bases?.map((base) => (
          <Button key={base.id} variant="outlined" disabled={isPending} onClick={() => onChoose(base)}>
            {[base.name, base.externalId].join(' · ')}
          </Button>
        ))}
        {bases?.length === 0 && (
          <Typography color="textSecondary" role="status">
            <T id="sensors.base.nothing" />
          </Typography>
        )}
        <Button onClick={onClose}>
          <T id="action.cancel" />
        </Button>
      </Choice>
    </PlainDialog>
  );
}

const Choice = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));
