import type { LandUpdate, LandUpdateMode } from '@brazda/contract/agroevidence/land-updates.ts';
import { landUpdateModes } from '@brazda/domain/enumerations/land-change.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import { formatDay, todayIn } from '#web/lib/days.ts';
import { farmSettingsOptions } from '#web/parts/farm/farms.queries.ts';
import { lastUpdateOptions } from '#web/parts/registry/registry.queries.ts';
import { DayField } from '#web/ui/DayField.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { BeginFault } from './BeginFault.tsx';
import { dayFault, type DayFault } from './day-fault.ts';
import { landUpdatesOptions } from '#web/parts/land-update/land-updates.queries.ts';
import { useBeginUpdate } from './land-update.queries.ts';
import { OpenUpdate } from '#web/parts/land-update/OpenUpdate.tsx';
import { isOpen } from '#web/parts/land-update/update-states.ts';

const ways = landUpdateModes.map((value) => ({
  value,
  label: <T id={`landUpdate.way.${value}`} />,
  note: <T id={`landUpdate.wayNote.${value}`} />,
}));

/** Which day of the registry the farm is compared with, and what is done with what has changed. */
export function BeginForm({ farmId }: { readonly farmId: number }): ReactElement {
  const { data: settings } = useQuery(farmSettingsOptions(farmId));
  const { data: updates } = useQuery(landUpdatesOptions(farmId));
  const { data: last } = useQuery(lastUpdateOptions(farmId));
  const [chosenDay, setChosenDay] = useState<string | null | undefined>();
  const [mode, setMode] = useState<LandUpdateMode>('REVIEW');
  const [isTried, setTried] = useState(false);
  const navigate = useNavigate();
  const begin = useBeginUpdate(farmId, ({ id }: LandUpdate) => void navigate({ to: '.', search: { update: id } }));
  const { locale } = useLanguage();
  const today = todayIn(settings?.timeZone);
  const day = chosenDay === undefined ? today : chosenDay;
  const known = dayFault(day, today, last?.validityDate);
  const fault =
    known !== undefined && (isTried || day !== null) ? <DayFaultText fault={known} locale={locale} /> : undefined;
  const open = updates?.rows.find(isOpen);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (known !== undefined || begin.isPending) return;
    begin.mutate({ mode, day: chosenDay ?? undefined });
  };

  return (
    <FormStack onSubmit={submit} noValidate>
      {open && <OpenUpdate update={open} />}
      <DayField
        label={<T id="landUpdate.day" />}
        help={<T id="landUpdate.dayHelp" />}
        error={fault}
        value={day}
        onChange={setChosenDay}
      />
      <RadioCards label={<T id="landUpdate.way" />} cards={ways} value={mode} onChoose={setMode} />
      {begin.error && <BeginFault error={begin.error} farmId={farmId} />}
      <PendingButton type="submit" size="large" isPending={begin.isPending}>
        <T id="landUpdate.begin" />
      </PendingButton>
    </FormStack>
  );
}

function DayFaultText({ fault, locale }: { readonly fault: DayFault; readonly locale: string }): ReactElement {
  if (fault.id === 'landUpdate.dayEarly') return <T id={fault.id} values={{ day: formatDay(fault.day, locale) }} />;
  return <T id={fault.id} />;
}
