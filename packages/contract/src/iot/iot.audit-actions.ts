/** What is written down of sensors, in the order in which it can be chosen. */
export const auditActions = [
  'node.created',
  'node.changed',
  'node.moved',
  'node.retired',
  'location.changed',
  'locationGroup.created',
  'locationGroup.renamed',
  'locationGroup.retired',
  'accessKey.created',
  'accessKey.revoked',
  'alarmRule.created',
  'alarmRule.changed',
  'alarmRule.retired',
  'alarm.acknowledged',
  'diseaseLight.nodeChosen',
] as const;
