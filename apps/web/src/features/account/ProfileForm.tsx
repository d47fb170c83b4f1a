import type { Language } from '@brazda/contract/shapes.ts';
import type { User } from '@brazda/contract/gateway/users.ts';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { languageOf, localeNames, locales } from '#web/i18n/locales.ts';
import { T } from '#web/i18n/T.tsx';
import { gatewayUsersChangeFields } from '#web/lib/fields.generated.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormFooter } from '#web/ui/FormFooter.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { LeaveGuard } from '#web/ui/LeaveGuard.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useChangeProfile } from './account.queries.ts';

interface ProfileFormProps {
  readonly user: User;
  readonly onSaved: () => void;
}

const languages = locales.map((locale) => ({ value: languageOf(locale) as Language, label: localeNames[locale] }));

/** How a user is called and written to. */
export function ProfileForm({ user, onSaved }: ProfileFormProps): ReactElement {
  const change = useChangeProfile(user.email);
  const [language, setLanguage] = useState<Language>(() => spokenBy(user));
  const { register, handleSubmit, reset, formState } = useForm({
    defaultValues: { firstName: user.firstName, lastName: user.lastName },
  });
  const isEntered = formState.isDirty || language !== spokenBy(user);

  const submit = handleSubmit((names) => {
    if (change.isPending) return;
    change.mutate(
      { ...names, language },
      {
        onSuccess: ({ firstName, lastName }) => {
          reset({ firstName, lastName });
          onSaved();
        },
      },
    );
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
      <ChoiceField
        label={<T id="profile.language" />}
        help={<T id="profile.languageHelp" />}
        value={language}
        choices={languages}
        onChoose={setLanguage}
      />
      <FormFooter>
        <PendingButton type="submit" size="large" isPending={change.isPending}>
          <T id="action.save" />
        </PendingButton>
      </FormFooter>
      <LeaveGuard isEntered={isEntered && !change.isPending}>
        <T id="profile.leave" />
      </LeaveGuard>
    </FormStack>
  );
}

function spokenBy({ language }: User): Language {
  return languages.find(({ value }) => value === language)?.value ?? 'en';
}
