import type { AdminFarm } from '@brazda/contract/agroevidence/admin-farms.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';

interface RegistrySignInProps {
  readonly farm: AdminFarm;
  readonly onOpen: () => void;
}

/** With which login and number a farm signs in to the land registry, if it does. */
export function RegistrySignIn({ farm: { name, registry }, onOpen }: RegistrySignInProps): ReactElement {
  const text = useText();
  if (registry === null) {
    return (
      <Nothing>
        <T id="admin.farm.registryNone" />
      </Nothing>
    );
  }
  const { login, szrid } = registry;
  return (
    <Both>
      <Opener aria-label={text('admin.farm.registryNamed', { login, farm: name })} onClick={onOpen}>
        {login}
      </Opener>
      <small>
        <T id="admin.farm.registryNumber" values={{ szrid }} />
      </small>
    </Both>
  );
}

const Nothing = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const Both = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  '& small': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption, whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: { alignItems: 'flex-end' },
}));

const Opener = styled(Button)(({ theme }) => ({
  minWidth: 0,
  minHeight: 32,
  padding: theme.spacing(0, 1),
  margin: theme.spacing(0, -1),
  textAlign: 'left',
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('md')]: { minHeight: 44 },
}));
