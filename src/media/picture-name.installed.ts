/** Names of pictures: any text, because the pictures are yours. */
export type PictureName = string;
