call core.keep_versions('agroevidence.parcel');
