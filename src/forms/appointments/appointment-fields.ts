/** Form fields of an appointment: name of the diary, and slot. */
export const appointmentFields = { diary: 'diary', slot: 'appointment' } as const;
