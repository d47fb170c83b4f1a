import type { RegistryAccess, RegistryLogin } from '@brazda/contract/agroevidence/eagri.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { RegistryFault } from '#web/parts/registry/RegistryFault.tsx';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { fontSizes, radii } from '#web/lib/design-tokens.ts';
import { registryLoginOf, type RegistryValues } from '#web/parts/registry/registry-rules.ts';
import { ChangeFault } from '#web/parts/changes/ChangeFault.tsx';
import { FormFooter } from '#web/ui/FormFooter.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { LeaveGuard } from '#web/ui/LeaveGuard.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { RegistryFields } from '#web/parts/registry/RegistryFields.tsx';
import { RegistrySteps } from '#web/parts/registry/RegistrySteps.tsx';
import { useChangeRegistryAccess } from './integrations.queries.ts';

interface RegistryAccessFormProps {
  /** As the farm signs in now, if it does. */
  readonly access: RegistryAccess;
  readonly onSaved: (login: RegistryLogin) => void;
  /** Left out where there is nothing to go back to. */
  readonly onCancel: (() => void) | undefined;
}

/** Login, key and number of a farm; they are kept when the registry has accepted them. */
export function RegistryAccessForm({ access, onSaved, onCancel }: RegistryAccessFormProps): ReactElement {
  const change = useChangeRegistryAccess(access.farmId);
  const { register, handleSubmit, setFocus, formState } = useForm<RegistryValues>({
    defaultValues: { login: access.login ?? '', secret: '', szrid: access.szrid ?? '' },
  });
  const { errors, isDirty } = formState;
  const [version, setVersion] = useState(access.version);

  // Whoever opened the form wants to type; whoever found it open may only want to read.
  const wasAskedFor = onCancel !== undefined;
  useEffect(() => {
    if (wasAskedFor) setFocus('login');
  }, [wasAskedFor, setFocus]);

  const submit = handleSubmit((values) => {
    if (change.isPending) return;
    const login = registryLoginOf(values);
    change.mutate(
      { login, version },
      {
        onSuccess: () => onSaved(login),
        onError: (error) => {
          if (isApiError(error, 'record.changed')) setVersion((error.current as RegistryAccess).version);
        },
      },
    );
  });
  const cancelByKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape' && !change.isPending) onCancel?.();
  };

  return (
    <Beside data-below={onCancel !== undefined}>
      <FormStack noValidate onSubmit={(event) => void submit(event)} onKeyDown={cancelByKey}>
        {onCancel === undefined ? (
          <Typography>
            <T id="integrations.registry.begin" />
          </Typography>
        ) : (
          <Typography variant="h3">
            <T id="integrations.registry.change" />
          </Typography>
        )}
        <RegistryFields register={register} errors={errors} />
        {change.error && (
          <Notice tone="error">
            <ChangeFault
              error={change.error}
              nowOf={(now: RegistryAccess) => now.login}
              otherwise={<RegistryFault error={change.error} />}
            />
          </Notice>
        )}
        <FormFooter>
          <PendingButton type="submit" size="large" isPending={change.isPending}>
            <T id="integrations.registry.submit" />
          </PendingButton>
          {onCancel && (
            <Button size="large" disabled={change.isPending} onClick={onCancel}>
              <T id="action.cancel" />
            </Button>
          )}
        </FormFooter>
        <LeaveGuard isEntered={isDirty && !change.isPending && !change.isSuccess}>
          <T id="integrations.registry.leave" />
        </LeaveGuard>
      </FormStack>
      <Guide aria-labelledby="registry-guide">
        <Typography variant="h3" id="registry-guide">
          <T id="registry.guide" />
        </Typography>
        <RegistrySteps />
      </Guide>
    </Beside>
  );
}

const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  '&[data-below="true"]': {
    paddingTop: theme.spacing(6),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
}));

const Guide = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  padding: theme.spacing(5),
  borderRadius: radii.medium,
  background: theme.vars.palette.background.default,
  fontSize: fontSizes.body,
}));
