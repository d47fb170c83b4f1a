import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import type { ReactElement, ReactNode } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { ChoiceField } from './ChoiceField.tsx';

interface RoleFieldProps {
  readonly label: ReactNode;
  readonly roles: readonly FarmRole[];
  readonly value: FarmRole;
  readonly onChoose: (role: FarmRole) => void;
}

/** One of the roles on a farm, with what it may. */
export function RoleField({ label, roles, value, onChoose }: RoleFieldProps): ReactElement {
  const text = useText();
  return (
    <ChoiceField
      label={label}
      help={<T id={`farmSettings.roleMay.${value}`} />}
      choices={roles.map((role) => ({ value: role, label: text(`farmSettings.role.${role}`) }))}
      value={value}
      onChoose={onChoose}
    />
  );
}
