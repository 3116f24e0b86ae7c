/** Picture of a lightbox: URLs of both files, and the size of the large one in pixels. */
export interface GalleryPicture {
  /** URL of the large file, which the link points to. */
  src: string;
  width: number;
  height: number;
  /** URL of a smaller file for the grid. */
  thumb: string;
  alt: string;
  /** Caption below the large picture. */
  caption?: string;
}
