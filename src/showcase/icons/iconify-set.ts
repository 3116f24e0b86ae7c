interface IconifyIcon {
  body: string;
  width?: number;
  height?: number;
  left?: number;
  top?: number;
  hidden?: boolean;
}
/** Icon set in the JSON format of Iconify. */
export interface IconifySet {
  icons: Record<string, IconifyIcon>;
  width?: number;
  height?: number;
}
