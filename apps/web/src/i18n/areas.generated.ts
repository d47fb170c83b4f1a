// Generated from messages/ and from what the screens show; do not edit.
export type Area =
  | 'account'
  | 'accounts'
  | 'action-types'
  | 'admin'
  | 'audit'
  | 'catalogues'
  | 'changes'
  | 'crops'
  | 'errors'
  | 'farm-import'
  | 'farm-settings'
  | 'history'
  | 'integrations'
  | 'invitation'
  | 'land-file'
  | 'land-update'
  | 'licence'
  | 'map'
  | 'materials'
  | 'parcel-list'
  | 'parcel-overview'
  | 'parcels'
  | 'parts'
  | 'plan'
  | 'registry'
  | 'reset-password'
  | 'shared'
  | 'shell'
  | 'sign-in'
  | 'sign-up'
  | 'sowing-plan'
  | 'toggles';

export const areasOfParts = {
  AccountScreen: ['account', 'errors', 'shell'],
  AddLandScreen: ['errors', 'farm-import', 'land-file', 'parcels', 'parts', 'shell'],
  AuditScreen: ['action-types', 'admin', 'audit', 'errors', 'parts', 'shell'],
  CodeListsScreen: ['admin', 'audit', 'errors', 'shell'],
  ConsentReturnScreen: ['integrations'],
  CropsScreen: ['catalogues', 'errors', 'land-file', 'materials', 'parcels', 'parts'],
  DeletedFarmsScreen: ['errors', 'farm-settings'],
  FarmImportScreen: ['errors', 'farm-import', 'land-file', 'licence', 'parcels', 'parts', 'registry'],
  FarmSettingsScreen: ['accounts', 'audit', 'changes', 'errors', 'farm-settings', 'land-file', 'parcels', 'parts', 'shell'],
  FarmsScreen: ['admin', 'errors', 'parts', 'registry', 'shell'],
  HistoryScreen: ['action-types', 'audit', 'changes', 'errors', 'history', 'parts', 'shell'],
  FertilizersScreen: ['catalogues', 'crops', 'errors', 'land-file', 'materials', 'parcels', 'parts'],
  HistoryScreen: ['audit', 'changes', 'errors', 'history', 'parts', 'shell'],
  ImportFailedScreen: ['errors', 'farm-import', 'land-file', 'parts', 'registry'],
  ImportProgressScreen: ['errors', 'farm-import', 'land-file', 'parts'],
  IntegrationsScreen: ['errors', 'integrations', 'parts', 'registry', 'shell'],
  InvitationScreen: ['accounts', 'errors', 'invitation', 'parts', 'shell'],
  LandUpdateScreen: ['errors', 'land-file', 'land-update', 'parcels', 'parts', 'registry', 'shell'],
  MapScreen: ['audit', 'changes', 'crops', 'errors', 'map', 'parcels', 'parts', 'plan', 'shell'],
  NotAllowedScreen: ['parts'],
  OutsideShell: ['errors', 'shell'],
  PanelShell: ['errors', 'shell'],
  ParcelListScreen: ['crops', 'errors', 'parcel-list', 'parcels', 'parts', 'shell'],
  ParcelOverviewScreen: ['crops', 'errors', 'parcel-overview', 'parcels', 'parts'],
  PasswordScreen: ['account', 'accounts', 'errors', 'shell'],
  PlantProtectionScreen: ['catalogues', 'crops', 'errors', 'land-file', 'materials', 'parcels', 'parts'],
  ProfileScreen: ['account', 'errors', 'parts', 'shell'],
  ResetScreen: ['accounts', 'errors', 'reset-password'],
  SeedsScreen: ['catalogues', 'crops', 'errors', 'land-file', 'materials', 'parcels', 'parts'],
  Shell: ['errors', 'shell'],
  SignUpScreen: ['accounts', 'errors', 'licence', 'sign-up'],
  SowingPlanScreen: ['errors', 'parcels', 'plan', 'sowing-plan'],
  TogglesScreen: ['toggles'],
} as const satisfies Record<string, readonly Area[]>;
