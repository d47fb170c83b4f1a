import { auditActions } from '@brazda/contract/audit-actions.generated.ts';
import type { AuditAction } from '@brazda/contract/gateway/audit.ts';
import type { ReactElement, ReactNode } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { formatDay } from '#web/lib/days.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { DayField } from '#web/ui/DayField.tsx';

/** Which acts are shown: of one kind, of some days. */
interface AuditChoice {
  readonly action?: AuditAction | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface AuditFieldsProps {
  readonly choice: AuditChoice;
  readonly onShow: (change: AuditChoice) => void;
  /** What else is chosen by, between the kind and the days. */
  readonly children?: ReactNode;
}

const everything = 'all';

/** The fields by which acts that were written down are chosen; whoever shows them lays them out. */
export function AuditFields({ choice, onShow, children }: AuditFieldsProps): ReactElement {
  const text = useText();
  const { locale } = useLanguage();
  const { action, from, to } = choice;
  const isEarly = from !== undefined && to !== undefined && to < from;
  const choices = auditActions.map((value) => ({ value, label: text(`audit.action.${value}`) }));
  return (
    <>
      <ChoiceField
        label={<T id="audit.filter.action" />}
        choices={[{ value: everything, label: text('audit.filter.everything') }, ...choices]}
        value={action ?? everything}
        onChoose={(value) => onShow({ action: auditActions.find((each) => each === value) })}
      />
      {children}
      <DayField
        label={<T id="audit.filter.from" />}
        value={from ?? null}
        onChange={(day) => onShow({ from: day ?? undefined })}
      />
      <DayField
        label={<T id="audit.filter.to" />}
        value={to ?? null}
        error={isEarly && <T id="audit.filter.dayEarly" values={{ day: formatDay(from, locale) }} />}
        onChange={(day) => onShow({ to: day ?? undefined })}
      />
    </>
  );
}
