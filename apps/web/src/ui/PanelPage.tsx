import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { FieldsGround } from './FieldsGround.tsx';
import { PanelHead } from './PanelHead.tsx';

/** A panel of paper that lies over fields: for those who are not on a farm yet. */
export function PanelPage({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Page>
      <Panel>
        <PanelHead />
        <Content id="main" tabIndex={-1}>
          {children}
        </Content>
      </Panel>
      <FieldsGround aria-hidden />
    </Page>
  );
}

const Page = styled('div')({ flex: 1, display: 'flex' });

const Panel = styled('div')(({ theme }) => ({
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: '100%',
  background: theme.vars.palette.background.paper,
  '--form-ground': theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { width: 480, boxShadow: theme.vars.palette.floating },
}));

const Content = styled('main')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 480,
  margin: '0 auto',
  padding: theme.spacing(8, 5, 10),
  '&:focus': { outline: 'none' },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(0, 10, 12), paddingTop: 'clamp(24px, 13vh, 144px)' },
}));
