import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { useState, type ComponentProps, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { Field } from './Field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'end'>;

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
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
          aria-label={text(isShown ? 'password.hide' : 'password.show')}
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
