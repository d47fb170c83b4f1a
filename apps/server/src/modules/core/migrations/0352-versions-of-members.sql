-- Whoever says what somebody is on a farm may say on which version of that their change stands.
call core.keep_versions('core.farm_user');
