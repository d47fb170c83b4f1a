import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { fontSizes, radii, touchTarget } from '#web/lib/design-tokens.ts';

type Styled = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

/** How MUI's parts look in all brands; what is not here is left as MUI has it. */
export const componentStyles: Styled = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { height: '100%' },
      body: {
        minHeight: '100%',
        fontSize: fontSizes.body,
        lineHeight: 1.5,
        WebkitFontSmoothing: 'antialiased',
        MozOsxFontSmoothing: 'grayscale',
      },
      '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
      ':focus-visible': {
        outline: `2px solid ${theme.vars.palette.primary.main}`,
        outlineOffset: 2,
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
      },
    }),
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        padding: '6px 16px',
        borderRadius: radii.medium,
        [theme.breakpoints.down('md')]: { minHeight: touchTarget },
      }),
      sizeLarge: { minHeight: 48, padding: '10px 20px', fontSize: fontSizes.lead },
      outlined: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        borderColor: theme.vars.palette.divider,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover': { borderColor: theme.vars.palette.edge, backgroundColor: theme.vars.palette.background.paper },
      }),
      text: ({ theme }) => ({ '&:hover': { backgroundColor: theme.vars.palette.primary.light } }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 40,
        height: 40,
        borderRadius: radii.small,
        color: 'inherit',
        [theme.breakpoints.down('md')]: { width: touchTarget, height: touchTarget },
      }),
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        borderRadius: radii.small,
        fontSize: fontSizes.lead,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.edge },
      }),
      input: { height: 24, padding: '10px 12px' },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { margin: '4px 0 0', fontSize: fontSizes.caption } } },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        marginTop: 4,
        borderRadius: radii.medium,
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: theme.vars.palette.floating,
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        fontSize: fontSizes.body,
        '&.Mui-selected': { backgroundColor: theme.vars.palette.primary.light },
        [theme.breakpoints.down('md')]: { minHeight: touchTarget },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ borderRadius: radii.large, boxShadow: theme.vars.palette.floating }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '24px 24px 8px' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 24px 8px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px 24px' } } },
  MuiLink: { defaultProps: { underline: 'always' } },
};
