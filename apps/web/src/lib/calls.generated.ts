// Generated from the contract; do not edit.
import type { Call } from '@brazda/contract/client.ts';

export const calls = {
  gateway: {
    authentication: {
      signIn: {"method":"POST","path":"/api/authenticate"},
      renew: {"method":"GET","path":"/api/authenticate"},
      signOut: {"method":"DELETE","path":"/api/authenticate"},
      switch: {"method":"POST","path":"/api/switch-authentication"},
    },
    accounts: {
      create: {"method":"POST","path":"/accounts","creates":true},
      register: {"method":"POST","path":"/accounts/register","creates":true},
      exists: {"method":"GET","path":"/accounts"},
      export: {"method":"POST","path":"/accounts/export","media":"application/zip"},
      remove: {"method":"DELETE","path":"/accounts"},
      changePassword: {"method":"POST","path":"/accounts/change-password"},
    },
    passwordReset: {
      init: {"method":"POST","path":"/reset-password/init"},
      check: {"method":"GET","path":"/check-reset-key"},
      finish: {"method":"POST","path":"/reset-password/finish"},
    },
    users: {
      read: {"method":"GET","path":"/api/users/{email}"},
      change: {"method":"PUT","path":"/api/users/{email}"},
    },
    farmUsers: {
      list: {"method":"GET","path":"/api/admin/farms/users","counted":true},
      add: {"method":"POST","path":"/api/admin/farms/users","creates":true},
      remove: {"method":"DELETE","path":"/api/admin/farms/users"},
    },
    farmMembers: {
      list: {"method":"GET","path":"/api/farms/{id}/members","counted":true},
      change: {"method":"PUT","path":"/api/farms/{id}/members/{userId}"},
      remove: {"method":"DELETE","path":"/api/farms/{id}/members/{userId}"},
      leave: {"method":"DELETE","path":"/api/farms/{id}/membership"},
    },
    farmChanges: {
      list: {"method":"GET","path":"/api/farms/{id}/changes","counted":true},
      records: {"method":"GET","path":"/api/farms/{id}/changes/{changeId}/records","counted":true},
      undo: {"method":"POST","path":"/api/farms/{id}/changes/{changeId}/undo","creates":true},
    },
    invitations: {
      list: {"method":"GET","path":"/api/farms/{id}/invitations","counted":true},
      invite: {"method":"POST","path":"/api/farms/{id}/invitations","creates":true},
      revoke: {"method":"DELETE","path":"/api/farms/{id}/invitations/{invitationId}"},
      look: {"method":"POST","path":"/api/invitations/look"},
      accept: {"method":"POST","path":"/api/invitations/accept"},
    },
    audit: {
      list: {"method":"GET","path":"/api/admin/audit","counted":true},
    },
    flags: {
      list: {"method":"GET","path":"/api/frontend"},
    },
    landscape: {
      sync: {"method":"POST","path":"/api/admin/landscape/sync"},
      status: {"method":"GET","path":"/api/admin/landscape/sync/status"},
      codes: {"method":"GET","path":"/api/admin/landscape/codes","counted":true},
    },
  },
  core: {
    countries: {
      list: {"method":"GET","path":"/farms/countries","counted":true},
    },
    farmEvents: {
      follow: {"method":"GET","path":"/farms/events","media":"text/event-stream"},
    },
  },
  agroevidence: {
    supportedCountries: {
      list: {"method":"GET","path":"/countries/supported","counted":true},
    },
    registration: {
      empty: {"method":"POST","path":"/registration/empty","creates":true},
      eagri: {"method":"POST","path":"/registration/eagri","creates":true},
      validateShapefile: {"method":"POST","path":"/registration/shapefile/validate","file":"lpisFile"},
      shapefile: {"method":"POST","path":"/registration/shapefile","file":"lpisFile","creates":true},
    },
    eagri: {
      signIn: {"method":"POST","path":"/eagri-auth"},
      name: {"method":"GET","path":"/eagri-auth/name"},
      access: {"method":"GET","path":"/farms/settings/{id}/eagri-auth"},
      changeAccess: {"method":"PUT","path":"/farms/settings/{id}/eagri-auth"},
      updated: {"method":"GET","path":"/farms/updated","counted":true},
      checkUpdates: {"method":"POST","path":"/farms/eagri/available-updates"},
      availableUpdates: {"method":"GET","path":"/farms/eagri/available-updates"},
    },
    farms: {
      list: {"method":"GET","path":"/farms","counted":true},
      read: {"method":"GET","path":"/farms/{id}"},
      change: {"method":"PATCH","path":"/farms/{id}"},
      contents: {"method":"GET","path":"/farm-contents/{id}"},
      retire: {"method":"DELETE","path":"/farms/{id}"},
      retired: {"method":"GET","path":"/retired-farms","counted":true},
      restore: {"method":"POST","path":"/retired-farms/{id}/restore"},
      settings: {"method":"GET","path":"/farms/settings/{id}"},
    },
    imports: {
      list: {"method":"GET","path":"/imports","counted":true},
      read: {"method":"GET","path":"/imports/{id}"},
      retry: {"method":"POST","path":"/imports/{id}/retry"},
      takeBack: {"method":"POST","path":"/imports/{id}/take-back"},
      validateFile: {"method":"POST","path":"/farm-land/{id}/validate","file":"lpisFile"},
      addFile: {"method":"POST","path":"/farm-land/{id}","file":"lpisFile","creates":true},
    },
    landUpdates: {
      begin: {"method":"PUT","path":"/farms/eagri/{id}"},
      list: {"method":"GET","path":"/land-updates","counted":true},
      read: {"method":"GET","path":"/land-updates/{id}"},
      changes: {"method":"GET","path":"/land-updates/{id}/changes","counted":true},
      outlines: {"method":"GET","path":"/land-updates/{id}/outlines","counted":true},
      change: {"method":"GET","path":"/land-updates/{id}/changes/{number}"},
      decide: {"method":"PATCH","path":"/land-updates/{id}/changes"},
      apply: {"method":"POST","path":"/land-updates/{id}/apply"},
      takeBack: {"method":"POST","path":"/land-updates/{id}/take-back"},
      discard: {"method":"DELETE","path":"/land-updates/{id}"},
    },
    parcelExport: {
      read: {"method":"GET","path":"/parcels/export","media":"application/octet-stream"},
    },
    parcels: {
      list: {"method":"GET","path":"/parcels","counted":true},
      map: {"method":"GET","path":"/parcels/map","counted":true},
      points: {"method":"GET","path":"/parcels/points","counted":true},
      suggestions: {"method":"GET","path":"/parcels/suggestions","counted":true},
      read: {"method":"GET","path":"/parcels/{id}"},
      change: {"method":"PATCH","path":"/parcels/{id}"},
    },
    parcelSums: {
      ids: {"method":"GET","path":"/parcels/ids","counted":true},
      statistics: {"method":"GET","path":"/parcels/statistics"},
      excel: {"method":"GET","path":"/parcels/excel","media":"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"},
      landUse: {"method":"GET","path":"/parcels/land-use","counted":true},
    },
    parcelHistory: {
      versions: {"method":"GET","path":"/parcels/{id}/versions"},
      predecessors: {"method":"GET","path":"/parcels/{id}/predecessors"},
      registry: {"method":"GET","path":"/parcels/{id}/eagri"},
    },
    centers: {
      list: {"method":"GET","path":"/parcels/centers","counted":true},
      create: {"method":"POST","path":"/farms/{id}/centers","creates":true},
      rename: {"method":"PATCH","path":"/parcels/centers/{centerId}"},
      retire: {"method":"DELETE","path":"/parcels/centers/{centerId}"},
      assign: {"method":"PUT","path":"/parcels/centers"},
    },
    zones: {
      list: {"method":"GET","path":"/parcels/zones","counted":true},
      create: {"method":"POST","path":"/farms/{id}/zones","creates":true},
      rename: {"method":"PATCH","path":"/parcels/zones/{zoneId}"},
      retire: {"method":"DELETE","path":"/parcels/zones/{zoneId}"},
      assign: {"method":"PUT","path":"/parcels/zones"},
    },
    catalogues: {
      list: {"method":"GET","path":"/catalogues","counted":true},
      crops: {"method":"GET","path":"/catalogues/crops","counted":true},
      createCrop: {"method":"POST","path":"/catalogues/crops","creates":true},
      changeCrop: {"method":"PATCH","path":"/catalogues/crops/{id}"},
      importCrops: {"method":"POST","path":"/catalogues/crops/import","file":"file"},
      exportCrops: {"method":"GET","path":"/catalogues/crops/export","media":"application/octet-stream"},
    },
    seedApplications: {
      ofParcel: {"method":"GET","path":"/parcels/{id}/seed-applications","counted":true},
      lastWithoutCrop: {"method":"GET","path":"/parcels/{id}/seed-applications/last-no-crop-with-planned"},
      current: {"method":"GET","path":"/parcels/{id}/current-seed-application"},
      outlines: {"method":"GET","path":"/seed-applications/geometry","counted":true},
      atDate: {"method":"GET","path":"/seed-applications/at-date","counted":true},
      hints: {"method":"GET","path":"/seed-applications/hints"},
      record: {"method":"POST","path":"/parcels/{id}/seed-applications","creates":true},
      change: {"method":"PATCH","path":"/seed-applications/{id}"},
      end: {"method":"POST","path":"/seed-applications/{id}/end"},
      retract: {"method":"POST","path":"/seed-applications/{id}/retract"},
    },
    tiles: {
      read: {"method":"GET","path":"/tiles/{farmId}/{type}/{z}/{x}/{y}","media":"application/vnd.mapbox-vector-tile"},
    },
    adminFarms: {
      list: {"method":"GET","path":"/admin/farms","counted":true},
      change: {"method":"PUT","path":"/admin/farms/{id}"},
      removeRegistryAccess: {"method":"DELETE","path":"/admin/farms/{id}/eagri-auth"},
    },
  },
} as const satisfies Record<string, Record<string, Record<string, Call>>>;
