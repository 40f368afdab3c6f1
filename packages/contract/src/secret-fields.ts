/** Fields of forms whose content is never shown back, whatever becomes of the form. */
export const SECRET_FIELDS = ['password', 'currentPassword', 'newPassword', 'accessKey', 'manageKey', 'code'] as const;

export type SecretField = (typeof SECRET_FIELDS)[number];
