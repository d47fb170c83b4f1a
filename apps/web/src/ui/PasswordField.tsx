import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { useState, type ComponentProps, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { Field } from './Field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'end'> {
  /** Whether it is a key of a machine rather than somebody's password. */
  readonly isKey?: boolean;
}

const eyeWords = {
  password: { show: 'password.show', hide: 'password.hide' },
  key: { show: 'registry.showKey', hide: 'registry.hideKey' },
} as const;

/** A password that can be looked at while it is typed. */
export function PasswordField({ isKey = false, ...props }: PasswordFieldProps): ReactElement {
  const [isShown, setShown] = useState(false);
  const text = useText();
  const Icon = isShown ? VisibilityOff : Visibility;
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          aria-label={text(eyeWords[isKey ? 'key' : 'password'][isShown ? 'hide' : 'show'])}
          aria-pressed={isShown}
          onClick={() => {
            setShown(!isShown);
          }}
        >
          <Icon fontSize="small" />
        </IconButton>
      }
    />
  );
}
