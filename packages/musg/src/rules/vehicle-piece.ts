/** The piece of terrain that a vehicle is for those who walk and see. */
export const pieceId = (id: string): string => `vehicle-${id}`;
