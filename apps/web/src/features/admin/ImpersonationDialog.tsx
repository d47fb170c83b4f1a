import { useQuery } from '@tanstack/react-query';
import { useState, type SyntheticEvent, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { SuggestField, type Suggestion } from '#web/ui/SuggestField.tsx';
import { adminFarmsOptions } from './admin.queries.ts';
import { useSwitchSession } from './use-switch-session.ts';

const searchFromLetters = 3;
const searchPauseMs = 500;

/** Chooses the farm as whose first user to look at the application. */
export function ImpersonationDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const [farm, setFarm] = useState<Suggestion | null>(null);
  const [isTried, setTried] = useState(false);
  const { search: wanted, isTyping, setTyped } = useTypedSearch(searchPauseMs);
  const isEnough = wanted.length >= searchFromLetters;
  const { data, isFetching } = useQuery({ ...adminFarmsOptions({ query: wanted }), enabled: isEnough });
  const switching = useSwitchSession();
  const suggestions: Suggestion[] = (isEnough ? (data?.rows ?? []) : []).map(({ id, name, users }) => ({
    id: String(id),
    label: name,
    note: <T id="admin.farm.userCount" values={{ count: users }} />,
  }));

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (farm === null || switching.isPending) return;
    switching.mutate({ farmId: Number(farm.id) });
  };

  return (
    <PlainDialog heading={<T id="impersonation.title" />} isOpenEdged onClose={onClose}>
      <FormStack onSubmit={submit} noValidate>
        <p>
          <T id="impersonation.lead" />
        </p>
        <SuggestField
          label={<T id="impersonation.farm" />}
          help={<T id="impersonation.help" />}
          error={isTried && farm === null ? <T id="validation.required" /> : undefined}
          suggestions={suggestions}
          value={farm}
          autoFocus
          isLoading={!isEnough || isFetching}
          isBehind={isTyping}
          nothingFound={<T id="admin.farms.none" values={{ query: wanted }} />}
          onType={setTyped}
          onChoose={setFarm}
        />
        <DialogEnd error={switching.error} onCancel={onClose}>
          <PendingButton type="submit" isPending={switching.isPending}>
            <T id="impersonation.begin" />
          </PendingButton>
        </DialogEnd>
      </FormStack>
    </PlainDialog>
  );
}
