import type { LocationGroup } from '@brazda/contract/iot/locations.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { iotLocationGroupsCreateFields as limits } from '#web/lib/fields.generated.ts';
import { ChangeFault } from '#web/parts/changes/ChangeFault.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FieldRow } from '#web/ui/FieldRow.tsx';
import { InlineEdit } from '#web/ui/InlineEdit.tsx';
import { LateLoader } from '#web/ui/LateLoader.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import {
  locationGroupsOptions,
  useAddLocationGroup,
  useRenameLocationGroup,
  useRetireLocationGroup,
} from './locations.queries.ts';

/** The groups of places: whoever may manage the farm adds, renames and puts away. */
export function LocationGroups({ farmId }: { readonly farmId: number }): ReactElement {
  const mayManage = useMay('farm.manage', farmId);
  const { data: groups, error, refetch } = useQuery(locationGroupsOptions(farmId));
  return (
    <Part aria-labelledby="location-groups">
      <Typography variant="h2" id="location-groups">
        <T id="sensors.groups" />
      </Typography>
      <Typography color="textSecondary">
        <T id="sensors.groups.lead" />
      </Typography>
      {!error && !groups && <LateLoader label={<T id="shell.loading" />} />}
      {error && !groups && <ErrorState error={error} onRetry={() => void refetch()} />}
      {groups && groups.length > 0 && (
        <Rows>
          {groups.map((group) => (
            <Group key={group.id} farmId={farmId} group={group} mayManage={mayManage} />
          ))}
        </Rows>
      )}
      {groups?.length === 0 && (
        <Typography>
          <T id="sensors.groups.none" />
        </Typography>
      )}
      {mayManage && <AddGroup farmId={farmId} />}
    </Part>
  );
}

interface GroupProps {
  readonly farmId: number;
  readonly group: LocationGroup;
  readonly mayManage: boolean;
}

function Group({ farmId, group, mayManage }: GroupProps): ReactElement {
  const { id, name, locations, version } = group;
  const text = useText();
  const show = useSnackbar();
  const rename = useRenameLocationGroup(farmId, ({ changeId }, { name: next }) => ({
    changeId,
    message: <T id="sensors.groups.renamed" values={{ name: next }} />,
  }));
  const retire = useRetireLocationGroup(farmId, ({ changeId }) => ({
    changeId,
    message: <T id="sensors.groups.retired" values={{ name }} />,
  }));
  const refused = (error: unknown): void => show({ tone: 'error', message: <ErrorText error={error} /> });
  return (
    <Row>
      <span>
        {mayManage ? (
          <InlineEdit
            label={<T id="sensors.groups.name" />}
            value={name}
            maxLength={limits.name.maxLength}
            onConfirm={(next) => rename.mutateAsync({ id, version, name: next })}
            tellFault={(fault) => <ChangeFault error={fault} nowOf={(now: LocationGroup) => now.name} />}
            onRefusedUnseen={refused}
          />
        ) : (
          <strong>{name}</strong>
        )}
        <small>
          <T id="sensors.places.count" values={{ count: locations }} />
        </small>
      </span>
      {mayManage && (
        <PendingButton
          variant="text"
          color="error"
          isPending={retire.isPending}
          aria-label={text('sensors.groups.retireNamed', { name })}
          onClick={() => retire.mutate({ id, name }, { onError: refused })}
        >
          <T id="sensors.groups.retire" />
        </PendingButton>
      )}
    </Row>
  );
}

function AddGroup({ farmId }: { readonly farmId: number }): ReactElement {
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const add = useAddLocationGroup(farmId, ({ changeId, name: made }) => ({
    changeId,
    message: <T id="sensors.groups.added" values={{ name: made }} />,
  }));
  const isMissing = name.trim() === '';
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(isMissing);
    if (isMissing || add.isPending) return;
    add.mutate(name.trim(), { onSuccess: () => setName('') });
  };
  return (
    <FieldRow noValidate onSubmit={submit}>
      <Field
        label={<T id="sensors.groups.new" />}
        value={name}
        maxLength={limits.name.maxLength}
        autoComplete="off"
        error={isTried && isMissing ? <T id="validation.required" /> : add.error && <ErrorText error={add.error} />}
        onChange={({ target }) => {
          setName(target.value);
          if (add.error) add.reset();
        }}
      />
      <PendingButton type="submit" variant="outlined" isPending={add.isPending}>
        <T id="sensors.groups.add" />
      </PendingButton>
    </FieldRow>
  );
}

const Part = styled('section')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), maxWidth: 640 }));

const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 0),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > span': { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption },
}));
