import { styled } from '@mui/material/styles';
import fieldsDark from './pictures/fields-dark.svg';
import fieldsLight from './pictures/fields-light.svg';

/** Fields seen from above, where there is no map to show yet; a phone has no room for them. */
export const FieldsGround = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  backgroundColor: theme.vars.palette.background.default,
  [theme.breakpoints.up('md')]: {
    backgroundImage: `url(${fieldsLight})`,
    backgroundSize: 'cover',
    backgroundPosition: 'center',
    ...theme.applyStyles('dark', { backgroundImage: `url(${fieldsDark})` }),
  },
}));
