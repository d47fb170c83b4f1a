import type { FarmMember } from '@brazda/contract/gateway/farm-members.ts';
import { farmRoles, type FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { isAbove } from '@brazda/domain/farm-roles.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { NativeChoice } from '#web/ui/ChoiceField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useChangeRole } from './farm-settings.queries.ts';

interface RoleOfProps {
  readonly farmId: number;
  readonly member: FarmMember;
  readonly isSelf: boolean;
  /** Those that whoever looks at it may give. */
  readonly given: readonly FarmRole[];
}

/** A role that was chosen, to be asked about before it is given. */
interface AskedRole {
  readonly role: FarmRole;
  readonly version: number;
  /** What another has given them meanwhile; undefined where it is the own role that is given up. */
  readonly meanwhile?: FarmRole;
}

/**
 * The role of somebody, to be changed: at once, and back by the message that says so. It is asked about before where it is
 * the own, and where another has given them one meanwhile.
 */
export function RoleOf({ farmId, member, isSelf, given }: RoleOfProps): ReactElement {
  const [asked, setAsked] = useState<AskedRole>();
  const change = useChangeRole(farmId);
  const show = useSnackbar();
  const text = useText();
  const { userId, email, role, version } = member;
  const shown = change.isPending ? change.variables.role : (asked?.role ?? role);

  const give = (next: FarmRole, known: number, before?: FarmRole): void => {
    const message = (
      <T id="farmSettings.roleChanged" values={{ user: email, role: text(`farmSettings.role.${next}`) }} />
    );
    change.mutate(
      { userId, version: known, role: next },
      {
        onSuccess: (done) => {
          const onChoose = (): void => give(before ?? role, done.version);
          const action = { label: <T id="action.undo" />, onChoose };
          show({ message, ...(before !== undefined && !isSelf && { action }) });
          setAsked(undefined);
        },
        onError: (error) => setAsked(overtaken(error, next)),
      },
    );
  };
  const choose = (next: FarmRole | undefined): void => {
    change.reset();
    if (next === undefined || next === role) setAsked(undefined);
    else if (isSelf && isAbove(role, next)) setAsked({ role: next, version });
    else give(next, version, role);
  };

  return (
    <>
      <Choice
        aria-label={text('farmSettings.roleOf', { user: email })}
        value={shown}
        onChange={({ target }) => choose(farmRoles.find((each) => each === target.value))}
      >
        {given.map((each) => (
          <option key={each} value={each}>
            {text(`farmSettings.role.${each}`)}
          </option>
        ))}
      </Choice>
      {asked !== undefined && (
        <Whole>
          <Notice
            tone="warning"
            actions={
              <>
                <PendingButton
                  color="error"
                  isPending={change.isPending}
                  onClick={() => give(asked.role, asked.version, asked.meanwhile)}
                >
                  <T id="farmSettings.changeRole" />
                </PendingButton>
                <Button
                  onClick={() => {
                    setAsked(undefined);
                    change.reset();
                  }}
                >
                  <T id="action.cancel" />
                </Button>
              </>
            }
          >
            <Question email={email} asked={asked} />
          </Notice>
        </Whole>
      )}
      {change.error && !isApiError(change.error, 'record.changed') && (
        <Whole>
          <Notice tone="error">
            <ErrorText error={change.error} />
          </Notice>
        </Whole>
      )}
    </>
  );
}

/** What was to be given, once another has given something else meanwhile; undefined of any other fault. */
function overtaken(error: Error, role: FarmRole): AskedRole | undefined {
  if (!isApiError(error, 'record.changed')) return undefined;
  const now = error.current as FarmMember;
  return { role, version: now.version, meanwhile: now.role };
}

function Question({ email, asked }: { readonly email: string; readonly asked: AskedRole }): ReactElement {
  const text = useText();
  const role = text(`farmSettings.role.${asked.role}`);
  if (asked.meanwhile === undefined) return <T id="farmSettings.ownRoleQuestion" values={{ role }} />;
  const now = text(`farmSettings.role.${asked.meanwhile}`);
  return <T id="farmSettings.roleMeanwhile" values={{ user: email, role, now }} />;
}

const Choice = styled(NativeChoice)({ width: 180, flex: 'none' });

/** Below the row that it belongs to. */
const Whole = styled('div')({ order: 1, flex: '1 0 100%' });
