import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { followToggles, hasEffect, isToggleOn, switchToggle, toggleNames, type ToggleName } from '#web/lib/toggles.ts';
import { FormPage } from '#web/ui/FormPage.tsx';
import { Switch } from '#web/ui/Switch.tsx';

const reloadAfterMs = 2000;

/** What can be tried before it is there for everybody. Each change loads the page anew, once the hand is off the switch. */
export function TogglesScreen(): ReactElement {
  const [states, setStates] = useState(readStates);
  const [changes, setChanges] = useState(0);

  useEffect(() => followToggles(() => setStates(readStates())), []);
  useEffect(() => {
    if (changes === 0) return undefined;
    const timer = setTimeout(() => window.location.reload(), reloadAfterMs);
    return () => clearTimeout(timer);
  }, [changes]);

  return (
    <FormPage title="toggles.title" lead={<T id="toggles.lead" />}>
      <Sheet>
        <List>
          {toggleNames.map((name) => (
            <li key={name}>
              <Switch
                label={<T id={`toggles.${name}`} />}
                help={hasEffect(name) ? undefined : <T id="toggles.noEffect" />}
                isOn={states[name]}
                onSwitch={(isOn) => {
                  switchToggle(name, isOn);
                  setStates({ ...states, [name]: isOn });
                  setChanges(changes + 1);
                }}
              />
            </li>
          ))}
        </List>
        <Reloading role="status">{changes > 0 && <T id="toggles.reloading" />}</Reloading>
      </Sheet>
    </FormPage>
  );
}

function readStates(): Record<ToggleName, boolean> {
  return Object.fromEntries(toggleNames.map((name) => [name, isToggleOn(name)])) as Record<ToggleName, boolean>;
}

const Sheet = styled('div')(({ theme }) => ({
  padding: theme.spacing(2, 5),
  borderRadius: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
}));

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Reloading = styled('div')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '&:not(:empty)': { paddingBottom: theme.spacing(3) },
}));
