import type { FarmMember } from '@brazda/contract/gateway/farm-members.ts';
import { farmRoles, type FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { isAbove } from '@brazda/domain/farm-roles.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
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

/** The role of somebody, to be changed: at once, and back by the message that says so; the own is asked about before. */
export function RoleOf({ farmId, member, isSelf, given }: RoleOfProps): ReactElement {
  const [asked, setAsked] = useState<FarmRole>();
  const change = useChangeRole(farmId);
  const show = useSnackbar();
  const text = useText();
  const { userId, email, role } = member;
  const shown = change.isPending ? change.variables.role : (asked ?? role);

  const give = (next: FarmRole, before?: FarmRole): void => {
    const onChoose = (): void => give(before ?? role);
    const action = { label: <T id="action.undo" />, onChoose };
    const message = (
      <T id="farmSettings.roleChanged" values={{ user: email, role: text(`farmSettings.role.${next}`) }} />
    );
    change.mutate(
      { userId, role: next },
      {
        onSuccess: () => show({ message, ...(before !== undefined && !isSelf && { action }) }),
        onSettled: () => setAsked(undefined),
      },
    );
  };
  const choose = (next: FarmRole | undefined): void => {
    change.reset();
    if (next === undefined || next === role) setAsked(undefined);
    else if (isSelf && isAbove(role, next)) setAsked(next);
    else give(next, role);
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
                <PendingButton color="error" isPending={change.isPending} onClick={() => give(asked)}>
                  <T id="farmSettings.changeRole" />
                </PendingButton>
                <Button onClick={() => setAsked(undefined)}>
                  <T id="action.cancel" />
                </Button>
              </>
            }
          >
            <T id="farmSettings.ownRoleQuestion" values={{ role: text(`farmSettings.role.${asked}`) }} />
          </Notice>
        </Whole>
      )}
      {change.error && (
        <Whole>
          <Notice tone="error">
            <ErrorText error={change.error} />
          </Notice>
        </Whole>
      )}
    </>
  );
}

const Choice = styled(NativeChoice)({ width: 180, flex: 'none' });

/** Below the row that it belongs to. */
const Whole = styled('div')({ order: 1, flex: '1 0 100%' });
