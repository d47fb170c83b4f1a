call core.keep_versions('agroevidence.registry_access');
