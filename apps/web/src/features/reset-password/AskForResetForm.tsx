import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { FocusEvent, ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { T } from '#web/i18n/T.tsx';
import { accountExists } from '#web/parts/account/account-exists.ts';
import { isEmail } from '#web/parts/account/account-rules.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormFooter } from '#web/ui/FormFooter.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useAskForReset } from './reset-password.queries.ts';
import { UnexpectedFault } from './UnexpectedFault.tsx';

type EmailFault = 'NewAccount.emailFormatError' | 'reset.emailMissing';

/** Asks for the email of the account, and for a mail to it. */
export function AskForResetForm({ onSent }: { readonly onSent: (email: string) => void }): ReactElement {
  const queries = useQueryClient();
  const ask = useAskForReset();
  const typedBefore = useLocation({ select: ({ state }) => state.email ?? '' });
  const { register, handleSubmit, setValue, trigger, clearErrors, formState } = useForm({
    reValidateMode: 'onSubmit',
    defaultValues: { email: typedBefore },
  });
  const fault = formState.errors.email?.message as EmailFault | undefined;

  const check = async (value: string): Promise<true | EmailFault> => {
    const address = value.trim();
    if (!isEmail(address)) return 'NewAccount.emailFormatError';
    // When it cannot be learnt, asking for the mail will tell.
    return (await accountExists(queries, address)) === false ? 'reset.emailMissing' : true;
  };
  const leave = ({ target }: FocusEvent<HTMLInputElement>): void => {
    setValue('email', target.value.trim());
    if (target.value.trim() !== '') void trigger('email');
  };
  const submit = handleSubmit(({ email }) => {
    const address = email.trim();
    if (!ask.isPending) ask.mutate(address, { onSuccess: () => onSent(address) });
  });

  return (
    <FormStack noValidate onSubmit={(event) => void submit(event)}>
      {ask.error && <UnexpectedFault error={ask.error} />}
      <Field
        {...register('email', { validate: check, onChange: () => clearErrors('email'), onBlur: leave })}
        label={<T id="signUp.email" />}
        error={fault && <T id={fault} />}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <FormFooter data-filled>
        <PendingButton type="submit" size="large" isPending={ask.isPending || formState.isSubmitting}>
          <T id="reset.submit" />
        </PendingButton>
      </FormFooter>
    </FormStack>
  );
}
