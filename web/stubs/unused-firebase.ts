// Everything reactfire imports from the Firebase products this site has no use for.
function leftOut(): never {
  throw new Error('This Firebase product is left out of this build');
}

export const ensureInitialized = leftOut;
export const get = leftOut;
export const getAll = leftOut;
export const getBoolean = leftOut;
export const getDownloadURL = leftOut;
export const getNumber = leftOut;
export const getString = leftOut;
export const getValue = leftOut;
export const httpsCallable = leftOut;
export const off = leftOut;
export const onChildAdded = leftOut;
export const onChildChanged = leftOut;
export const onChildMoved = leftOut;
export const onChildRemoved = leftOut;
export const onIdTokenChanged = leftOut;
export const onValue = leftOut;
export const ref = leftOut;
