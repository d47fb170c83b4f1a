// Generated from messages/ and from what the screens show; do not edit.
export type Area =
  | 'account'
  | 'accounts'
  | 'action-types'
  | 'actions'
  | 'admin'
  | 'agronomy'
  | 'agronomy-info'
  | 'audit'
  | 'camera'
  | 'catalogues'
  | 'charts'
  | 'crops'
  | 'date-range'
  | 'drawing'
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
  | 'nitrogen'
  | 'notifications'
  | 'parcel-list'
  | 'parcel-overview'
  | 'parcels'
  | 'parts'
  | 'plan'
  | 'record-imports'
  | 'registry'
  | 'reports'
  | 'reset-password'
  | 'restrictions'
  | 'sensing'
  | 'sensors'
  | 'shared'
  | 'shell'
  | 'sign-in'
  | 'sign-up'
  | 'sowing-plan'
  | 'submissions'
  | 'toggles';

export const areasOfParts = {
  AccountScreen: ['account', 'errors'],
  ActionListScreen: ['action-types', 'actions', 'audit', 'crops', 'errors', 'materials', 'parcels', 'parts'],
  ActionScreen: ['action-types', 'actions', 'audit', 'crops', 'errors', 'materials', 'parcels', 'parts', 'restrictions', 'submissions'],
  AddLandScreen: ['errors', 'farm-import', 'land-file', 'parcels', 'parts'],
  AuditScreen: ['action-types', 'admin', 'audit', 'errors', 'parts'],
  CodeListsScreen: ['admin', 'audit', 'errors', 'parts'],
  ConnectionScreen: ['audit', 'errors', 'parts', 'sensing', 'sensors'],
  ConsentReturnScreen: ['integrations'],
  CropsScreen: ['audit', 'catalogues', 'errors', 'land-file', 'materials', 'parcels', 'parts'],
  DeletedFarmsScreen: ['errors', 'farm-settings'],
  DiseasesScreen: ['agronomy', 'agronomy-info', 'errors', 'parts', 'sensing', 'sensors'],
  EditActionScreen: ['action-types', 'actions', 'audit', 'camera', 'crops', 'drawing', 'errors', 'materials', 'nitrogen', 'parcels', 'parts', 'restrictions'],
  EditSensorScreen: ['audit', 'errors', 'history', 'parts', 'sensing', 'sensors'],
  FarmImportScreen: ['errors', 'farm-import', 'land-file', 'licence', 'parcels', 'parts', 'registry'],
  FarmSensorsScreen: ['admin', 'errors', 'history', 'parts', 'sensing'],
  FarmSettingsScreen: ['accounts', 'audit', 'errors', 'farm-settings', 'land-file', 'parcels', 'parts'],
  FarmsScreen: ['admin', 'errors', 'parts', 'registry', 'shell'],
  FertilizersScreen: ['audit', 'catalogues', 'crops', 'errors', 'land-file', 'materials', 'parcels', 'parts'],
  HistoryScreen: ['action-types', 'audit', 'crops', 'errors', 'history', 'materials', 'parcels', 'parts', 'registry'],
  ImportFailedScreen: ['errors', 'farm-import', 'land-file', 'parts', 'registry'],
  ImportProgressScreen: ['errors', 'farm-import', 'land-file', 'parts'],
  IntegrationsScreen: ['errors', 'integrations', 'parts', 'registry', 'shell'],
  InvitationScreen: ['accounts', 'errors', 'invitation', 'parts', 'shell'],
  LandUpdateScreen: ['errors', 'land-file', 'land-update', 'parcels', 'parts', 'registry'],
  LocationsScreen: ['audit', 'errors', 'parts', 'sensing', 'sensors'],
  MapScreen: ['action-types', 'agronomy', 'audit', 'charts', 'crops', 'drawing', 'errors', 'history', 'map', 'materials', 'nitrogen', 'parcels', 'parts', 'plan', 'restrictions', 'sensing', 'shell'],
  MendActionScreen: ['action-types', 'actions', 'audit', 'camera', 'crops', 'drawing', 'errors', 'materials', 'nitrogen', 'parcels', 'parts', 'restrictions'],
  NewActionScreen: ['action-types', 'actions', 'audit', 'camera', 'crops', 'drawing', 'errors', 'materials', 'nitrogen', 'parcels', 'parts', 'restrictions'],
  NewSensorScreen: ['audit', 'errors', 'history', 'parts', 'sensing', 'sensors'],
  NotAllowedScreen: ['parts'],
  NotificationSettingsScreen: ['errors', 'notifications'],
  NotificationsScreen: ['errors', 'notifications', 'parts'],
  OrdersScreen: ['action-types', 'actions', 'crops', 'errors', 'materials', 'parcels', 'restrictions'],
  OrganismsScreen: ['catalogues', 'crops', 'errors', 'materials', 'parcels', 'parts'],
  OutsideShell: ['accounts', 'errors', 'shell'],
  PanelShell: ['accounts', 'errors', 'shell'],
  ParcelListScreen: ['audit', 'crops', 'errors', 'parcel-list', 'parcels', 'parts', 'shell'],
  ParcelOverviewScreen: ['action-types', 'agronomy', 'agronomy-info', 'audit', 'crops', 'errors', 'materials', 'nitrogen', 'parcel-overview', 'parcels', 'parts', 'restrictions'],
  PasswordScreen: ['account', 'accounts', 'errors'],
  PlantProtectionScreen: ['audit', 'catalogues', 'crops', 'errors', 'land-file', 'materials', 'parcels', 'parts'],
  ProfileScreen: ['account', 'errors', 'parts'],
  RecordImportsScreen: ['action-types', 'crops', 'errors', 'land-file', 'materials', 'parcels', 'parts', 'record-imports'],
  RegistersScreen: ['admin', 'errors', 'land-file', 'parts'],
  ReportsScreen: ['errors', 'parcels', 'parts', 'reports', 'submissions'],
  ResetScreen: ['accounts', 'errors', 'reset-password'],
  SeedsScreen: ['audit', 'catalogues', 'crops', 'errors', 'land-file', 'materials', 'parcels', 'parts'],
  SensorScreen: ['agronomy', 'agronomy-info', 'audit', 'charts', 'date-range', 'errors', 'history', 'parts', 'sensing', 'sensors'],
  SensorsMapScreen: ['action-types', 'agronomy', 'audit', 'charts', 'crops', 'drawing', 'errors', 'history', 'map', 'materials', 'nitrogen', 'parcels', 'parts', 'plan', 'restrictions', 'sensing', 'shell'],
  SensorsScreen: ['agronomy', 'audit', 'charts', 'errors', 'history', 'parts', 'sensing', 'sensors'],
  Shell: ['accounts', 'audit', 'errors', 'shell'],
  SignUpScreen: ['accounts', 'errors', 'licence', 'sign-up'],
  SowingPlanScreen: ['audit', 'errors', 'parcels', 'plan', 'sowing-plan'],
  SubmissionMonthScreen: ['errors', 'parts', 'submissions'],
  SubmissionsScreen: ['errors', 'parts', 'submissions'],
  TogglesScreen: ['toggles'],
  WaitingActionScreen: ['action-types', 'actions', 'errors', 'materials', 'parcels'],
  WaitingScreen: ['action-types', 'actions', 'materials'],
} as const satisfies Record<string, readonly Area[]>;

/** Texts that are shown with those of another area than they stand in; the build adds them there. */
interface LentText {
  readonly of: Area;
  readonly to: Area;
  readonly id: string;
}

export const lentTexts: readonly LentText[] = [
  { of: 'account', to: 'shell', id: 'account.title' },
  { of: 'account', to: 'shell', id: 'password.title' },
  { of: 'account', to: 'shell', id: 'profile.title' },
  { of: 'actions', to: 'shell', id: 'actions.section' },
  { of: 'admin', to: 'shell', id: 'admin.title' },
  { of: 'catalogues', to: 'shell', id: 'catalogues.section' },
  { of: 'farm-import', to: 'shell', id: 'addLand.title' },
  { of: 'farm-settings', to: 'shell', id: 'farmSettings.title' },
  { of: 'history', to: 'shell', id: 'history.title' },
  { of: 'integrations', to: 'shell', id: 'integrations.title' },
  { of: 'land-update', to: 'shell', id: 'landUpdate.title' },
  { of: 'map', to: 'shell', id: 'map.section' },
  { of: 'map', to: 'shell', id: 'map.sectionV1' },
  { of: 'notifications', to: 'shell', id: 'notifications.section' },
  { of: 'parcel-list', to: 'shell', id: 'parcelList.section' },
  { of: 'reports', to: 'shell', id: 'reports.section' },
  { of: 'sensors', to: 'shell', id: 'sensors.section' },
  { of: 'sowing-plan', to: 'shell', id: 'sowingPlan.section' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action.by_product_taken' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action.counted_nitrogen_kg' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action.cut' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action.drift_reduction' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action.ends_crop' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action.incorporated_on' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action.moisture_percent' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action.nitrogen_kg' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action.nozzle' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action.parcels' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action.tank_l' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action.temperature_c' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action.timing' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action.water_l_per_ha' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action.wind_m_per_s' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action_amount.batch' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action_amount.kind' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action_amount.organism_codes' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action_amount.purpose' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action_amount.said_basis' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action_amount.said_value' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action_amount.used_material_id' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action_target.area_origin' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action_target.counted_nitrogen_kg' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action_target.growth_stage' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action_target.nitrogen_kg' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.action_target.organic_nitrogen_kg' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.package_code.gtin' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.package_code.material_id' },
  { of: 'actions', to: 'history', id: 'history.column.agroevidence.package_code.own_material_id' },
  { of: 'actions', to: 'history', id: 'history.value.agroevidence.action.timing.AUTUMN' },
  { of: 'actions', to: 'history', id: 'history.value.agroevidence.action.timing.POST_EMERGENT' },
  { of: 'actions', to: 'history', id: 'history.value.agroevidence.action.timing.PRE_EMERGENT' },
  { of: 'actions', to: 'history', id: 'history.value.agroevidence.action.timing.SPRING' },
  { of: 'actions', to: 'history', id: 'history.value.agroevidence.action_amount.kind.BY_PRODUCT' },
  { of: 'actions', to: 'history', id: 'history.value.agroevidence.action_amount.kind.FERTILIZER' },
  { of: 'actions', to: 'history', id: 'history.value.agroevidence.action_amount.kind.MAIN_PRODUCT' },
  { of: 'actions', to: 'history', id: 'history.value.agroevidence.action_amount.kind.PLANT_PROTECTION' },
  { of: 'actions', to: 'history', id: 'history.value.agroevidence.action_amount.kind.SEED' },
  { of: 'actions', to: 'history', id: 'history.value.agroevidence.action_amount.said_basis.HECTARE' },
  { of: 'actions', to: 'history', id: 'history.value.agroevidence.action_amount.said_basis.TOTAL' },
  { of: 'actions', to: 'history', id: 'history.value.agroevidence.action_target.area_origin.DRAWN' },
  { of: 'actions', to: 'history', id: 'history.value.agroevidence.action_target.area_origin.DRIVE' },
  { of: 'actions', to: 'history', id: 'history.value.agroevidence.action_target.area_origin.MANUAL' },
  { of: 'actions', to: 'history', id: 'history.value.agroevidence.action_target.area_origin.PARCEL' },
  { of: 'admin', to: 'errors', id: 'error.register.inProgress' },
  { of: 'admin', to: 'errors', id: 'error.registerImport.notFound' },
  { of: 'catalogues', to: 'errors', id: 'error.authorisationNotice.notFound' },
  { of: 'catalogues', to: 'errors', id: 'error.organism.notFound' },
  { of: 'catalogues', to: 'history', id: 'history.column.agroevidence.own_material.facts' },
  { of: 'notifications', to: 'errors', id: 'error.notification.notFound' },
  { of: 'notifications', to: 'errors', id: 'error.push.unknownService' },
  { of: 'notifications', to: 'errors', id: 'error.pushSubscription.notFound' },
  { of: 'sensors', to: 'audit', id: 'audit.action.accessKey.created' },
  { of: 'sensors', to: 'audit', id: 'audit.action.accessKey.revoked' },
  { of: 'sensors', to: 'audit', id: 'audit.action.alarm.acknowledged' },
  { of: 'sensors', to: 'audit', id: 'audit.action.alarmRule.changed' },
  { of: 'sensors', to: 'audit', id: 'audit.action.alarmRule.created' },
  { of: 'sensors', to: 'audit', id: 'audit.action.alarmRule.retired' },
  { of: 'sensors', to: 'audit', id: 'audit.action.diseaseLight.nodeChosen' },
  { of: 'sensors', to: 'audit', id: 'audit.action.location.changed' },
  { of: 'sensors', to: 'audit', id: 'audit.action.locationGroup.created' },
  { of: 'sensors', to: 'audit', id: 'audit.action.locationGroup.renamed' },
  { of: 'sensors', to: 'audit', id: 'audit.action.locationGroup.retired' },
  { of: 'sensors', to: 'audit', id: 'audit.action.node.changed' },
  { of: 'sensors', to: 'audit', id: 'audit.action.node.created' },
  { of: 'sensors', to: 'audit', id: 'audit.action.node.moved' },
  { of: 'sensors', to: 'audit', id: 'audit.action.node.retired' },
  { of: 'sensors', to: 'audit', id: 'audit.detail.groups' },
  { of: 'sensors', to: 'audit', id: 'audit.detail.locationGroupId' },
  { of: 'sensors', to: 'audit', id: 'audit.detail.locationId' },
  { of: 'sensors', to: 'errors', id: 'error.accessKey.notFound' },
  { of: 'sensors', to: 'errors', id: 'error.alarm.notFound' },
  { of: 'sensors', to: 'errors', id: 'error.alarmRule.notFound' },
  { of: 'sensors', to: 'errors', id: 'error.alarmRule.tooMany' },
  { of: 'sensors', to: 'errors', id: 'error.device.unknownKey' },
  { of: 'sensors', to: 'errors', id: 'error.location.notFound' },
  { of: 'sensors', to: 'errors', id: 'error.locationGroup.nameTaken' },
  { of: 'sensors', to: 'errors', id: 'error.locationGroup.notFound' },
  { of: 'sensors', to: 'errors', id: 'error.measurements.tooMany' },
  { of: 'sensors', to: 'errors', id: 'error.measurements.tooManyRows' },
  { of: 'sensors', to: 'errors', id: 'error.node.cannotBeBase' },
  { of: 'sensors', to: 'errors', id: 'error.node.exists' },
  { of: 'sensors', to: 'errors', id: 'error.node.notFound' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.access_key.revoked_at' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.alarm_rule.comparison' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.alarm_rule.duration_minutes' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.alarm_rule.feature' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.alarm_rule.hysteresis' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.alarm_rule.level' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.alarm_rule.location_id' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.alarm_rule.retired_at' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.alarm_rule.severity' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.alarm_rule.silenced_until' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.alarm_rule.threshold' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.location.group_ids' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.node.base_id' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.node.device_type' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.node.elevation_m' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.node.external_id' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.node.network' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.node.network_type' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.node.rain_resolution' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.node.silent_after_hours' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.node.status' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.node.wind_height_m' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.node.wind_offset' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.node.wind_slope' },
  { of: 'sensors', to: 'history', id: 'history.column.iot.weather_choice.node_id' },
  { of: 'sensors', to: 'history', id: 'history.record.iot.access_key' },
  { of: 'sensors', to: 'history', id: 'history.record.iot.alarm_rule' },
  { of: 'sensors', to: 'history', id: 'history.record.iot.location' },
  { of: 'sensors', to: 'history', id: 'history.record.iot.location_group' },
  { of: 'sensors', to: 'history', id: 'history.record.iot.node' },
  { of: 'sensors', to: 'history', id: 'history.record.iot.weather_choice' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.comparison.ABOVE' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.comparison.BELOW' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.feature.BATTERY' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.feature.CONDUCTIVITY' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.feature.EVAPOTRANSPIRATION' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.feature.HUMIDITY' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.feature.IRRADIATION' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.feature.LEAF_TEMPERATURE' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.feature.LEAF_WETNESS' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.feature.LQI' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.feature.PRESSURE' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.feature.RAINFALL' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.feature.SOIL_MOISTURE' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.feature.SOIL_TEMPERATURE' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.feature.SOIL_WATER_POTENTIAL' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.feature.STORAGE_TEMPERATURE' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.feature.TEMPERATURE' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.feature.VALVE' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.feature.VOLTAGE' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.feature.WIND_DIRECTION' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.feature.WIND_GUST' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.feature.WIND_SPEED' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.severity.ERROR' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.alarm_rule.severity.WARNING' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.device_type.FIELD' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.device_type.FIELD_V2' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.device_type.METEO' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.device_type.METEO_BARANI_HELIX' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.device_type.METEO_BARANI_RAIN' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.device_type.METEO_BARANI_WIND' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.device_type.METEO_BARANI_WIND_FW1' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.device_type.METEO_PG_SONDA' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.device_type.METEO_V3' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.device_type.METEO_V4' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.device_type.METEO_V4N' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.device_type.SILO_V10' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.device_type.SILO_V5' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.device_type.SILO_V7' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.device_type.SOIL' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.device_type.SOIL_PL' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.device_type.SOIL_TEROS21' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.device_type.SOIL_V2' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.device_type.SOIL_V3' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.device_type.SOIL_V3_SK' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.device_type.STORAGE' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.device_type.THERMO' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.network_type.CHIRPSTACK' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.network_type.GENERIC' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.network_type.SIGFOX' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.network_type.THINGS_STACK' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.status.ACTIVE' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.status.INACTIVE' },
  { of: 'sensors', to: 'history', id: 'history.value.iot.node.status.TRANSFER' },
];
