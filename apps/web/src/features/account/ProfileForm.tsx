import type { User } from '@brazda/contract/gateway/users.ts';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { gatewayUsersChangeFields } from '#web/lib/fields.generated.ts';
import { useChangeProfile } from '#web/parts/account/use-change-profile.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormFooter } from '#web/ui/FormFooter.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { LeaveGuard } from '#web/ui/LeaveGuard.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';

interface ProfileFormProps {
  readonly user: User;
  readonly onSaved: () => void;
}

/** How a user is called. */
export function ProfileForm({ user, onSaved }: ProfileFormProps): ReactElement {
  const change = useChangeProfile(user.email);
  const { register, handleSubmit, reset, formState } = useForm({
    defaultValues: { firstName: user.firstName, lastName: user.lastName },
  });

  const submit = handleSubmit((names) => {
    if (change.isPending) return;
    change.mutate(names, {
      onSuccess: ({ firstName, lastName }) => {
        reset({ firstName, lastName });
        onSaved();
      },
    });
  });

  return (
    <FormStack noValidate onSubmit={(event) => void submit(event)}>
      {change.error && (
        <Notice tone="error">
          <ErrorText error={change.error} />
        </Notice>
      )}
      <Field
        {...register('firstName')}
        label={<T id="profile.firstName" />}
        autoComplete="given-name"
        maxLength={gatewayUsersChangeFields.firstName.maxLength}
      />
      <Field
        {...register('lastName')}
        label={<T id="profile.lastName" />}
        autoComplete="family-name"
        maxLength={gatewayUsersChangeFields.lastName.maxLength}
      />
      <Field
        label={<T id="profile.email" />}
        help={<T id="profile.emailHelp" />}
        defaultValue={user.email}
        type="email"
        autoComplete="email"
        readOnly
      />
      <FormFooter>
        <PendingButton type="submit" size="large" isPending={change.isPending}>
          <T id="action.save" />
        </PendingButton>
      </FormFooter>
      <LeaveGuard isEntered={formState.isDirty && !change.isPending}>
        <T id="profile.leave" />
      </LeaveGuard>
    </FormStack>
  );
}
