// Generated from the files of modules that end in .ids.ts; do not edit.
import { RetiredFarmId } from './core/core.ids.ts';
import { InvitationId } from './gateway/gateway.ids.ts';
import { ParcelId, ImportId, LandUpdateId, CenterId, ZoneId, CropId, CultivationId, PlanScenarioId, LandFeatureId, MaterialId, OwnOrganismId, RegisterImportId, AuthorisationNoticeId, ActionId, RecordImportId, ReportRunId, SubmissionId } from './agroevidence/agroevidence.ids.ts';
import { NodeId, WaterEntryId, AlarmRuleId, AlarmId, AccessKeyId, LocationId, LocationGroupId } from './iot/iot.ids.ts';
import { NotificationId, PushSubscriptionId } from './automation/automation.ids.ts';

export const ids = {
  RetiredFarmId,
  InvitationId,
  ParcelId,
  ImportId,
  LandUpdateId,
  CenterId,
  ZoneId,
  CropId,
  CultivationId,
  PlanScenarioId,
  LandFeatureId,
  MaterialId,
  OwnOrganismId,
  RegisterImportId,
  AuthorisationNoticeId,
  ActionId,
  RecordImportId,
  ReportRunId,
  SubmissionId,
  NodeId,
  WaterEntryId,
  AlarmRuleId,
  AlarmId,
  AccessKeyId,
  LocationId,
  LocationGroupId,
  NotificationId,
  PushSubscriptionId,
};
