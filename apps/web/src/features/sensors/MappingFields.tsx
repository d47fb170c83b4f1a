import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { MeaningFields } from './MeaningFields.tsx';
import { lastMessageOptions, type AskedMessage } from './sensors.queries.ts';
import { linesOf, objectOf, type TypedMeaning } from './typed-mapping.ts';

interface MappingFieldsProps {
  readonly farmId: number;
  /** Whose last message is looked at; undefined while it is not known what the device is called. */
  readonly of: AskedMessage | undefined;
  readonly mapping: readonly TypedMeaning[];
  /** Whether what is wrong is shown. */
  readonly isTried: boolean;
  readonly onMapping: (mapping: readonly TypedMeaning[]) => void;
}

/** What the fields of a device mean whose maker is not known: tried at once on its last message as it came. */
export function MappingFields({ farmId, of, mapping, isTried, onMapping }: MappingFieldsProps): ReactElement {
  const id = useId();
  const { data: message, error, refetch } = useQuery(lastMessageOptions(farmId, of));
  const object = useMemo(() => objectOf(message?.content), [message]);
  const lines = useMemo(() => linesOf(mapping, object), [mapping, object]);
  const put = (changed: TypedMeaning): void =>
    onMapping(lines.map((line) => (line.field === changed.field ? changed : line)));
  return (
    <Part aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        <T id="sensors.mapping" />
      </Typography>
      <Typography color="textSecondary">
        <T id={lines.length > 0 ? 'sensors.mapping.lead' : 'sensors.mapping.none'} />
      </Typography>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {lines.map((line) => (
        <MeaningFields key={line.field} meaning={line} all={lines} object={object} isTried={isTried} onMeaning={put} />
      ))}
    </Part>
  );
}

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
}));
