import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import Add from '@mui/icons-material/Add';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { FarmOfOthers } from '#web/features/admin/use-farms-of-others.ts';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { entryStyles } from './entry-styles.ts';
import { FarmChoices } from './FarmChoices.tsx';

const ActOnFarmDialog = lazy(async () => {
  const { ActOnFarmDialog: loaded } = await import('#web/features/admin/ActOnFarmDialog.tsx');
  return { default: loaded };
});

interface FarmSwitcherProps {
  readonly farmId: number;
  readonly farms: readonly Farm[];
}

/** Names the farm on screen and leads to the user's other ones; an administrator to any, as its user. */
export function FarmSwitcher({ farmId, farms }: FarmSwitcherProps): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [ofOthers, setOfOthers] = useState<FarmOfOthers | null>(null);
  const text = useText();
  const name = farms.find(({ id }) => id === farmId)?.name ?? '';
  const close = (): void => setAnchor(null);

  return (
    <>
      <Opener
        variant="outlined"
        endIcon={<ExpandMore />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={text('shell.switchFarm', { farm: name })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span>{name}</span>
      </Opener>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text('shell.farms') } }}
      >
        <Content>
          <FarmChoices
            farmId={farmId}
            farms={farms}
            onChoose={close}
            onChooseOfOthers={(farm) => {
              close();
              setOfOthers(farm);
            }}
          />
          <AddFarm to="/signup/import" onClick={close}>
            <Add fontSize="small" />
            <T id="shell.addFarm" />
          </AddFarm>
        </Content>
      </Popover>
      {ofOthers && (
        <Suspense fallback={null}>
          <ActOnFarmDialog farm={ofOthers} onClose={() => setOfOthers(null)} />
        </Suspense>
      )}
    </>
  );
}

const Opener = styled(Button)(({ theme }) => ({
  // Beside many sections a farm is still told from others by the beginning of its name.
  minWidth: 144,
  maxWidth: 320,
  '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: {
    flex: '0 1 auto',
    minWidth: 0,
    border: 0,
    paddingInline: theme.spacing(2),
    fontSize: fontSizes.lead,
  },
}));

const Content = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  width: 320,
  maxWidth: '100%',
  padding: theme.spacing(3),
}));

const AddFarm = createLink(
  styled('a')(({ theme }) => ({
    ...entryStyles(theme),
    paddingTop: theme.spacing(1),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 0,
  })),
);
