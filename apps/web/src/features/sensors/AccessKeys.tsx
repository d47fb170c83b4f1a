import type { AccessKey } from '@brazda/contract/iot/access-keys.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { iotAccessKeysCreateFields as limits } from '#web/lib/fields.generated.ts';
import { DividedList } from '#web/ui/DividedList.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FieldRow } from '#web/ui/FieldRow.tsx';
import { LateLoader } from '#web/ui/LateLoader.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { AccessKeyRow } from './AccessKeyRow.tsx';
import { CopyText } from './CopyText.tsx';
import { accessKeysOptions, useMakeAccessKey } from './sensors.queries.ts';

/** A key as long as it can be seen. */
export interface ShownKey {
  readonly id: number;
  readonly name: string;
  readonly key: string;
}

interface AccessKeysProps {
  readonly farmId: number;
  readonly shown: ShownKey | undefined;
  readonly onShown: (key: ShownKey | undefined) => void;
}

/** By what networks show whose they are: made here, told once, and ended. */
export function AccessKeys({ farmId, shown, onShown }: AccessKeysProps): ReactElement {
  const { data: keys, error, refetch } = useQuery(accessKeysOptions(farmId));
  return (
    <Part aria-labelledby="sensor-keys">
      <Typography variant="h2" id="sensor-keys">
        <T id="sensors.keys" />
      </Typography>
      <Typography color="textSecondary">
        <T id="sensors.keys.help" />
      </Typography>
      <MakeKey farmId={farmId} nodeId={null} onMade={onShown} />
      <KeyShownOnce shown={shown} />
      {!error && !keys && <LateLoader label={<T id="shell.loading" />} />}
      {error && !keys && <ErrorState error={error} onRetry={() => void refetch()} />}
      {keys && keys.length === 0 && (
        <Typography color="textSecondary">
          <T id="sensors.keys.none" />
        </Typography>
      )}
      <KeyList farmId={farmId} keys={keys ?? []} isOfFarm shown={shown} onShown={onShown} />
    </Part>
  );
}

/** A key that was just made, which is seen until the page is left. */
export function KeyShownOnce({ shown }: Pick<AccessKeysProps, 'shown'>): ReactElement | null {
  const text = useText();
  if (!shown) return null;
  return (
    <>
      <div role="status">
        <Notice tone="success">
          <T id="sensors.keys.once" values={{ name: <strong key="name">{shown.name}</strong> }} />
        </Notice>
      </div>
      <CopyText label={text('sensors.key')} value={shown.key} />
    </>
  );
}

interface KeyListProps extends AccessKeysProps {
  readonly keys: readonly AccessKey[];
  /** Whether they are of all devices of the farm, so that of each is said which one it is for. */
  readonly isOfFarm?: boolean;
}

export function KeyList({ farmId, keys, isOfFarm = false, shown, onShown }: KeyListProps): ReactElement | null {
  if (keys.length === 0) return null;
  return (
    <DividedList>
      {keys.map((accessKey) => (
        <AccessKeyRow
          key={accessKey.id}
          farmId={farmId}
          accessKey={accessKey}
          isOfFarm={isOfFarm}
          onEnded={() => shown?.id === accessKey.id && onShown(undefined)}
        />
      ))}
    </DividedList>
  );
}

interface MakeKeyProps {
  readonly farmId: number;
  /** The one device that it is for. */
  readonly nodeId: number | null;
  readonly onMade: (key: ShownKey) => void;
}

export function MakeKey({ farmId, nodeId, onMade }: MakeKeyProps): ReactElement {
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const make = useMakeAccessKey(farmId, nodeId);
  const isBlank = name.trim() === '';
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isBlank || make.isPending) return;
    make.mutate(name.trim(), {
      onSuccess: ({ id, name: called, key }) => {
        setName('');
        setTried(false);
        onMade({ id, name: called, key });
      },
    });
  };
  return (
    <FieldRow noValidate onSubmit={submit}>
      <Field
        autoComplete="off"
        label={<T id="sensors.keys.name" />}
        value={name}
        maxLength={limits.name.maxLength}
        error={isTried && isBlank ? <T id="validation.required" /> : make.error && <ErrorText error={make.error} />}
        onChange={({ target }) => {
          setName(target.value);
          make.reset();
        }}
      />
      <PendingButton type="submit" variant="outlined" isPending={make.isPending}>
        <T id="sensors.keys.make" />
      </PendingButton>
    </FieldRow>
  );
}

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
}));
