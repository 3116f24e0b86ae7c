/** The two databases that leads may live in. */
export type Engine = 'sqlite' | 'postgres';
