/** The fields in which a form sends an appointment: the diary's name, and the slot in it. */
export const appointmentFields = { diary: 'diary', slot: 'appointment' } as const;
