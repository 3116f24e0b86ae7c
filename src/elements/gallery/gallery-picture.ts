/** A picture that opens large: addresses of both files, the size of the large one in pixels. */
export interface GalleryPicture {
  /** The large file, which the link leads to. */
  src: string;
  width: number;
  height: number;
  /** A smaller file for the grid. */
  thumb: string;
  alt: string;
  /** Stands under the large picture. */
  caption?: string;
}
