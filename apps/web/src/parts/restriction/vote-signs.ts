import type { Vote } from '@brazda/domain/enumerations/restriction.ts';
import Block from '@mui/icons-material/Block';
import CheckCircleOutline from '@mui/icons-material/CheckCircleOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import type { SvgIconComponent } from '@mui/icons-material';

export const voteSigns: Readonly<Record<Vote, SvgIconComponent>> = {
  ALLOWED: CheckCircleOutline,
  WARNING: WarningAmber,
  UNKNOWN: HelpOutline,
  FORBIDDEN: Block,
};
