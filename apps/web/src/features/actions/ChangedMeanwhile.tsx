import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { differencesOf } from './action-differences.ts';
import type { FormParcels } from './form-parcels.ts';
import type { TypedAction } from './typed-action.ts';

interface ChangedMeanwhileProps {
  readonly mine: TypedAction;
  readonly theirs: TypedAction;
  readonly parcels: FormParcels;
  readonly isPending: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Another has saved the action since the form was opened: both sides, and the choice between them. */
export function ChangedMeanwhile(props: ChangedMeanwhileProps): ReactElement {
  const { mine, theirs, parcels, isPending, onKeepMine, onTakeTheirs } = props;
  const intl = useIntl();
  const differences = differencesOf(intl, mine, theirs, parcels);
  return (
    <Notice
      tone="error"
      actions={
        <>
          <PendingButton isPending={isPending} onClick={onKeepMine}>
            <T id="actions.meanwhile.keepMine" />
          </PendingButton>
          <Button onClick={onTakeTheirs}>
            <T id="actions.meanwhile.takeTheirs" />
          </Button>
        </>
      }
    >
      <T id="actions.meanwhile" />
      {differences.length > 0 && (
        <Scroller tabIndex={0}>
          <table>
            <thead>
              <tr>
                <td />
                <th scope="col">
                  <T id="actions.meanwhile.mine" />
                </th>
                <th scope="col">
                  <T id="actions.meanwhile.theirs" />
                </th>
              </tr>
            </thead>
            <tbody>
              {differences.map((difference) => (
                <tr key={difference.key}>
                  <th scope="row">{difference.label}</th>
                  <td>{difference.mine}</td>
                  <td>{difference.theirs}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
    </Notice>
  );
}

const Scroller = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  marginTop: theme.spacing(2),
  '& table': { borderCollapse: 'collapse', fontSize: fontSizes.body },
  '& th, & td': { padding: theme.spacing(1, 4, 1, 0), textAlign: 'left', verticalAlign: 'top' },
}));
