/** The business as the provider knows it. */
export const INTEGRATION = { id: 463433, is_live: false, business_name: 'Sandbox Business', logo_path: null } as const;
